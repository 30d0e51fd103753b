/** How many edges ahead Kruskal's asks for pieces: so many places behind the last edge are read too. */
export const EDGES_AHEAD = 32

/**
 * So many edges are joined by one call of its kernels. What is called often is compiled for its
 * next call; a loop that is entered once is compiled while it runs, and worse.
 */
export const EDGES_AT_ONCE = 4096
