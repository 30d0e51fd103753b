/** How many edges ahead Kruskal's asks for pieces. Behind the last edge its lists have so many zeros. */
export const EDGES_AHEAD = 32

/**
 * So many edges are joined by one call of its kernels. What is called often is compiled for its
 * next call; a loop that is entered once is compiled while it runs, and worse.
 */
export const EDGES_AT_ONCE = 4096
