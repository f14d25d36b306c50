// SPDX-License-Identifier: BSD-3-Clause
// Launches: limits, arguments, and running a grid block after block.
#include "execution.h"
#include "metrics.h"
#include "streams.h"
#include "validity.h"
#include <sys/mman.h>

#define BUILTIN __attribute__((section("cuemu_builtin")))
extern "C" {
BUILTIN uint3 cuemu_block_dim, cuemu_grid_dim;
alignas(128) char cuemu_dynamic_shared[cuemu::kDynamicSpace];
}

namespace cuemu {

Kernel kernel;
Cell *shared_cells, *dynamic_cells;
char *argument_space;
static size_t arguments_used;
CUEMU_OUTLIVES_PROGRAM static std::map<const void *, size_t> dynamic_limits; // raised with cudaFuncSetAttribute

void *argument_memory(size_t bytes) {
  ApiLock lock;
  const size_t alignment = 64;
  bytes = (bytes + alignment - 1) / alignment * alignment;
  if (arguments_used + bytes > kArgumentSpace) {
    finish_all(); // after that no queued launch needs its arguments
    arguments_used = 0;
  }
  void *memory = argument_space + arguments_used;
  arguments_used += bytes;
  return memory;
}

cudaError_t set_dynamic_limit(const void *function, int bytes) {
  ApiLock lock;
  if (bytes < 0 || (size_t)bytes + kernel_info(function).shared_bytes > kDynamicLimit)
    return set_error(cudaErrorInvalidValue);
  dynamic_limits[function] = bytes;
  return cudaSuccess;
}

static size_t dynamic_limit(const void *function) {
  auto raised = dynamic_limits.find(function);
  if (raised != dynamic_limits.end())
    return raised->second;
  return kStaticLimit - std::min(kStaticLimit, kernel_info(function).shared_bytes);
}

cudaError_t function_attributes(cudaFuncAttributes *attributes, const void *function) {
  ApiLock lock;
  memset(attributes, 0, sizeof *attributes);
  attributes->sharedSizeBytes = kernel_info(function).shared_bytes;
  attributes->maxThreadsPerBlock = 1024;
  attributes->ptxVersion = attributes->binaryVersion = 90;
  attributes->maxDynamicSharedSizeBytes = (int)dynamic_limit(function);
  return cudaSuccess;
}

// Registers are unknown here: only threads and shared memory limit the blocks of a multiprocessor.
cudaError_t occupancy(int *blocks, const void *function, int threads, size_t dynamic_bytes) {
  ApiLock lock;
  const size_t per_block_overhead = 1024, per_processor = 228 << 10, threads_per_processor = 2048, blocks_per_processor = 32;
  size_t shared = kernel_info(function).shared_bytes + dynamic_bytes;
  if (threads < 1 || threads > 1024)
    *blocks = 0;
  else
    *blocks = (int)std::min({threads_per_processor / ((threads + 31) / 32 * 32), per_processor / (shared + per_block_overhead),
                             blocks_per_processor});
  return cudaSuccess;
}

static bool valid_configuration(dim3 grid, dim3 block) {
  uint64_t threads = (uint64_t)block.x * block.y * block.z;
  return threads >= 1 && threads <= 1024 && block.x <= 1024 && block.y <= 1024 && block.z <= 64 && grid.x >= 1 && grid.y >= 1 &&
         grid.z >= 1 && grid.x <= 0x7fffffff && grid.y <= 65535 && grid.z <= 65535;
}

static cudaError_t check_launch(const LaunchConfig &config, const KernelCall &call) {
  if (!valid_configuration(config.grid, config.block))
    return cudaErrorInvalidConfiguration;
  size_t static_bytes = kernel_info(call.function).shared_bytes;
  if (static_bytes > kStaticLimit)
    report("static shared memory", nullptr, "%s declares %zu bytes, the limit is %zu (ptxas refuses it)", call.name, static_bytes,
           kStaticLimit);
  if (config.dynamic_bytes > dynamic_limit(call.function) || config.dynamic_bytes + static_bytes > kDynamicLimit)
    return cudaErrorInvalidValue;
  if (call.cooperative) {
    int per_processor;
    occupancy(&per_processor, call.function, (int)(config.block.x * config.block.y * config.block.z), config.dynamic_bytes);
    if ((uint64_t)config.grid.x * config.grid.y * config.grid.z > (uint64_t)per_processor * options.processors)
      return cudaErrorCooperativeLaunchTooLarge;
  }
  return usable(config.stream) ? cudaSuccess : cudaErrorInvalidResourceHandle;
}

// A refused launch runs nothing and sets the error of cudaGetLastError, as in CUDA.
cudaError_t enqueue_kernel(const LaunchConfig &config, const KernelCall &call) {
  ApiLock lock;
  cudaError_t error = check_launch(config, call);
  if (error)
    return set_error(error);
  int device = current_device;
  submit(config.stream, [=] { run_kernel(config, call, device); });
  return cudaSuccess;
}

// Shuffler is a xorshift generator: the same seed gives the same order on every machine.
class Shuffler {
public:
  explicit Shuffler(uint64_t seed) : state_(seed * 0x9E3779B97F4A7C15ull + 1) {}
  std::vector<uint32_t> order(uint32_t n) {
    std::vector<uint32_t> v(n);
    for (uint32_t i = 0; i < n; i++)
      v[i] = options.order == Order::kReverse ? n - 1 - i : i;
    if (options.order == Order::kRandom)
      for (uint32_t i = n; i > 1; i--)
        std::swap(v[i - 1], v[next() % i]);
    return v;
  }

private:
  uint64_t next() {
    state_ ^= state_ << 13;
    state_ ^= state_ >> 7;
    state_ ^= state_ << 17;
    return state_;
  }
  uint64_t state_;
};

static void set_up(Block &b, uint32_t rank, const LaunchConfig &config) {
  static uint8_t generation;
  if (++generation == 0) { // the number wraps around: cells of 256 blocks ago would look like this block's
    memset((void *)shared_cells, 0, checking ? (shared_section.bytes / 4 + 1) * sizeof(Cell) : 0);
    memset((void *)dynamic_cells, 0, checking ? kDynamicSpace / 4 * sizeof(Cell) : 0);
    generation = 1;
  }
  dim3 g = config.grid, d = config.block;
  b.generation = generation;
  b.rank = rank;
  b.index = {rank % g.x, rank / g.x % g.y, rank / g.x / g.y};
  b.at_barrier = b.in_warp = b.at_grid_barrier = b.at_mbarrier = b.polling = b.returned = 0;
  b.epoch = next_epoch();
  b.heard.clear();
  b.mbarriers.clear();
  b.landed.clear();
  b.threads.resize(kernel.block_threads);
  b.warps.assign((kernel.block_threads + 31) / 32, WarpOperation());
  for (uint32_t i = 0; i < kernel.block_threads; i++) {
    Thread &t = b.threads[i];
    t.state = ThreadState::kNew;
    t.rank = i;
    t.index = {i % d.x, i / d.x % d.y, i / d.x / d.y};
    t.stack = nullptr;
    t.copies.clear();
    t.commits.clear();
    t.tried = 0;
    t.seen.clear();
    t.polled = 0;
    t.heard.clear();
  }
}

static void poison_shared() {
  if (shared_section.bytes)
    memset((void *)shared_section.start, 0xff, shared_section.bytes);
  memset(cuemu_dynamic_shared, 0xff, kernel.dynamic_bytes);
}

static void run_ordinary(const LaunchConfig &config, const std::vector<uint32_t> &order) {
  static Block b; // its vectors keep their memory from launch to launch
  for (uint32_t rank : order) {
    set_up(b, rank, config);
    poison_shared();
    run_block(b);
    end_of_interval();
    if (kernel.trapped)
      return;
  }
}

// In a cooperative launch all blocks live at once: each one's shared memory is swapped in while it runs.
static void save_shared(Block &b) {
  b.shared_image.resize(shared_section.bytes + kernel.dynamic_bytes);
  memcpy(b.shared_image.data(), (void *)shared_section.start, shared_section.bytes);
  memcpy(b.shared_image.data() + shared_section.bytes, cuemu_dynamic_shared, kernel.dynamic_bytes);
  if (!checking)
    return;
  size_t static_cells = shared_section.bytes / 4 + 1, all = static_cells + kernel.dynamic_bytes / 4 + 1;
  b.shared_cells.assign(shared_cells, shared_cells + static_cells);
  b.shared_cells.insert(b.shared_cells.end(), dynamic_cells, dynamic_cells + (all - static_cells));
}

static void restore_shared(const Block &b) {
  memcpy((void *)shared_section.start, b.shared_image.data(), shared_section.bytes);
  memcpy(cuemu_dynamic_shared, b.shared_image.data() + shared_section.bytes, kernel.dynamic_bytes);
  if (!checking)
    return;
  size_t static_cells = shared_section.bytes / 4 + 1;
  std::copy(b.shared_cells.begin(), b.shared_cells.begin() + static_cells, shared_cells);
  std::copy(b.shared_cells.begin() + static_cells, b.shared_cells.end(), dynamic_cells);
}

static void leave_grid_barrier(Block &b) {
  b.epoch = next_epoch();
  for (auto &t : b.threads)
    if (t.state == ThreadState::kAtGridBarrier) {
      t.state = ThreadState::kReady;
      b.at_grid_barrier--;
    }
}

static void poll_again(Block &b) {
  for (auto &t : b.threads)
    if (t.state == ThreadState::kPolling)
      t.state = ThreadState::kReady;
  b.polling = 0;
}

// So often may all threads that poll find nothing new, because they may read other places than before.
constexpr int kIdlePasses = 100;

// After each block has had its turn: whether grid.sync lets all go on.
static bool grid_barrier_opens(const std::vector<Block> &blocks, uint64_t returned) {
  static int idle;
  static uint64_t stores;
  uint64_t polling = 0;
  for (auto &b : blocks)
    polling += b.polling;
  idle = polling && stores == stores_released ? idle + 1 : 0;
  stores = stores_released;
  if (idle > kIdlePasses) {
    idle = 0;
    report("deadlock", nullptr, "%llu threads wait for values that no thread stores", (unsigned long long)polling);
    stop_with_violation();
  }
  if (polling)
    return false;
  if (returned)
    report("grid.sync", nullptr, "%llu of %llu threads returned while others wait in grid.sync", (unsigned long long)returned,
           (unsigned long long)blocks.size() * kernel.block_threads);
  kernel.phase_epoch = next_epoch();
  return true;
}

static void run_cooperative(const LaunchConfig &config, const std::vector<uint32_t> &order) {
  std::vector<Block> blocks(order.size());
  poison_shared();
  for (uint32_t i = 0; i < blocks.size(); i++) {
    set_up(blocks[i], i, config);
    save_shared(blocks[i]);
  }
  const uint64_t threads = (uint64_t)blocks.size() * kernel.block_threads;
  for (bool opens = false;;) {
    uint64_t returned = 0;
    for (uint32_t i : order) {
      Block &b = blocks[i];
      if (opens)
        leave_grid_barrier(b);
      poll_again(b);
      if (b.returned < b.size()) {
        restore_shared(b);
        run_block(b);
        end_of_interval();
        if (kernel.trapped)
          return;
        save_shared(b);
      }
      returned += b.returned;
    }
    if (returned == threads)
      return;
    opens = grid_barrier_opens(blocks, returned);
  }
}

uint64_t launches_run;
bool failed;

void run_kernel(const LaunchConfig &config, const KernelCall &call, int device) {
  if (failed) // behind a kernel that did, a device runs nothing
    return;
  dim3 g = config.grid, d = config.block;
  uint32_t threads = d.x * d.y * d.z, blocks = g.x * g.y * g.z;
  const uint32_t now = next_epoch();
  kernel = Kernel{call.name, call.invoke, call.arguments, config.dynamic_bytes, call.cooperative, threads, now, now, device};
  forget_fences();
  forget_releases();
  launches_run++;
  note_launch(now, call.name);
  cuemu_block_dim = d;
  cuemu_grid_dim = g;
  begin_counting(call.name, blocks, (uint64_t)blocks * threads);
  Shuffler shuffler(options.seed);
  schedule(shuffler.order(threads));
  std::vector<uint32_t> block_order = shuffler.order(blocks);
  in_kernel = true;
  if (call.cooperative)
    run_cooperative(config, block_order);
  else
    run_ordinary(config, block_order);
  in_kernel = false;
  failed = kernel.trapped;
  current = nullptr;
}

} // namespace cuemu
