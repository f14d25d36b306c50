/* Rules: L1, L4. Blanks, tabs, comments, continuations, digraphs and the papers' spellings do not matter. */
#include "../../field.h"

#define text_of(x) #x

int main(int argc, char **argv)
<%
    int n = size_argument(argc, argv, 1, 17), w = n + 2;
    real **u = new_rows(w, w), **v = new_rows(w, w);

    fill(u[0], (size_t)w * w, 1);
    fill(v[0], (size_t)w * w, 2);
#  pragma   mint copy ( u , toDevice , ( n+2 ), w )
	#pragma	mint /* the result */ copy(v,toDevice,(n+2),(w)) // too
    #pragma mint parallel default ( shared ) \
        shared (u, v)
    {
#pragma mint for nest (all)   tile ( 16 , 8 ) \
    chunksize(1, \
              2)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                v[y][x] = u[y][x - 1] - u[y + 1][x];
#pragma mint for nest(2) no-wait
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++)
                u[y][x] = v[y][x];
%:pragma mint for nest(2) tile(8, 8)
        for (int y = 1; y <= n; y++)
            for (int x = 1; x <= n; x++) <%
                real two<:2:> = <% 2, 3 %>; // digraphs, "<:" is none
%:if 1
                u<:y:><:x:> += two<:x % 2:>;
%:endif
            %>
    }
#pragma mint copy(u,fromDevice,(n+2),(w))
#pragma mint copy(v,fromDevice,(n+2),(w))
    checksum("u <::>", u[0], (size_t)w * w * sizeof(real));
    checksum(text_of(v<:0:>), v<:0:>, (size_t)w * w * sizeof(real));
    return 0;
%>
