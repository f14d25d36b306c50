// SPDX-License-Identifier: 0BSD
// ---- Single elements of the device copy: what the host statements of a region access ----

// Whether an element must be one of a mapped array, or is the host's where only a caller could have mapped it.
enum mint_where { mint_on_device, mint_or_host };

enum mint_doing { mint_reads, mint_writes };

// Notes that the element with this number, of rows that lie apart, is changed on the device.
mint_local void mint_reached_element(mint_site site, const char *name, mint_mapping &m, long long element)
{
    long long at[8];
    for (int d = m.shape.rank - 1; d >= 0; d--) {
        at[d] = element % m.shape.extent[d];
        element /= m.shape.extent[d];
    }
    mint_now_reached(site, name, m, at, at);
}

// The device address of an object of the given size that lies in an element of a mapped array; null for
// one that may be the host's and is.
mint_local char *mint_device_address(mint_site site, const char *name, const void *host, size_t size, mint_where where,
                                     mint_doing doing)
{
    mint_mapping *m = mint_overlapping((const char *)host, 1, nullptr);
    if (!m && where == mint_or_host)
        return nullptr;
    if (!m)
        mint_fail(site, cudaSuccess,
                  "element of array '%s': no array on the device holds it\n"
                  "correct the subscripts, or add #pragma mint copy(%s, toDevice, ...) before the region",
                  name, name);
    long long offset = mint_offset(*m, host), within = offset % m->elem;
    if (within + (long long)size > m->elem)
        mint_fail(site, cudaSuccess,
                  "element of array '%s': %zu bytes are accessed, but the elements that %s:%d put on the device "
                  "have %lld\n"
                  "use one element type for both",
                  name, size, m->site.file, m->site.line, m->elem);
    if (m->apart && doing == mint_writes)
        mint_reached_element(site, name, *m, offset / m->elem);
    mint_use(site, *m, true);
    if (doing == mint_writes)
        mint_close(site, *m);
    return mint_place(*m, offset / m->elem) + within;
}

// mint_get(site, "u", &u[i][j]) reads u[i][j] of the device copy.
template <class T>
mint_local T mint_get(mint_site site, const char *name, const T *host, mint_where where = mint_on_device)
{
    const char *device = mint_device_address(site, name, host, sizeof(T), where, mint_reads);
    if (!device)
        return *host;
    T value;
    mint_barrier(site);
    mint_check(site, cudaMemcpyAsync(&value, device, sizeof value, cudaMemcpyDeviceToHost, mint_this_thread().stream),
               "read an element of array", name);
    mint_barrier(site);
    return value;
}

// mint_put(site, "u", &u[i][j], x) is u[i][j] = x on the device copy; its value is that of u[i][j].
template <class T, class V>
mint_local T mint_put(mint_site site, const char *name, T *host, V assigned, mint_where where = mint_on_device)
{
    T value = (T)assigned;
    char *device = mint_device_address(site, name, host, sizeof value, where, mint_writes);
    if (!device)
        return *host = value;
    mint_barrier(site);
    mint_check(site, cudaMemcpyAsync(device, &value, sizeof value, cudaMemcpyHostToDevice, mint_this_thread().stream),
               "write an element of array", name);
    mint_barrier(site);
    return value;
}

namespace {

// Stands for u[i][j] of the device copy where the host text has u[i][j] += x, ++u[i][j] and the like.
template <class T> class mint_element {
  public:
    mint_element(mint_site at, const char *array, T *element, mint_where whose)
        : site(at), name(array), host(element), where(whose)
    {
    }
    template <class V> T operator+=(V x) const { return put(get() + x); }
    template <class V> T operator-=(V x) const { return put(get() - x); }
    template <class V> T operator*=(V x) const { return put(get() * x); }
    template <class V> T operator/=(V x) const { return put(get() / x); }
    template <class V> T operator%=(V x) const { return put(get() % x); }
    template <class V> T operator&=(V x) const { return put(get() & x); }
    template <class V> T operator|=(V x) const { return put(get() | x); }
    template <class V> T operator^=(V x) const { return put(get() ^ x); }
    template <class V> T operator<<=(V x) const { return put(get() << x); }
    template <class V> T operator>>=(V x) const { return put(get() >> x); }
    T operator++() const { return put(get() + 1); }
    T operator--() const { return put(get() - 1); }
    T operator++(int) const
    {
        T old = get();
        put(old + 1);
        return old;
    }
    T operator--(int) const
    {
        T old = get();
        put(old - 1);
        return old;
    }

  private:
    T get() const { return mint_get(site, name, host, where); }
    template <class V> T put(V x) const { return mint_put(site, name, host, x, where); }
    mint_site site;
    const char *name;
    T *host;
    mint_where where;
};

} // namespace

// mint_update(site, "u", &u[i][j]) += x is u[i][j] += x on the device copy.
template <class T>
mint_local mint_element<T> mint_update(mint_site site, const char *name, T *host, mint_where where = mint_on_device)
{
    return mint_element<T>(site, name, host, where);
}
