/**
 * How the tracer's data lies in memory. The AssemblyScript side compiles this very file, so that both sides always
 * agree; it therefore holds plain numbers only. Sizes and places are bytes. A row is four floats (or whole numbers)
 * side by side, one for each of a node's four children or a group's four triangles, as SIMD registers hold them.
 */

/** Bytes of one row. */
export const ROW = 16;

/**
 * A node of the tree: the boxes of its four children as rows min x, y, z, then max x, y, z; then a row of links.
 * Two cache lines; the last row is unused. An empty child's box ends before it begins, so that no ray enters it.
 */
export const NODE_BYTES = 128;
/** Offset from a min row of a node to the max row of the same axis. */
export const NODE_MIN_TO_MAX = 48;
/**
 * Row of links: zero or more is the number of an inner node; a leaf is the bitwise opposite of its first group's
 * number times 32 plus its number of groups.
 */
export const NODE_LINKS = 96;
/** Bits of a leaf's link that count its groups. */
export const LEAF_COUNT_BITS = 5;

/**
 * A group of four triangles: nine rows with x, y, z of the first, second and third corners, then a row with the
 * triangles' numbers. An unused place has corners that are not numbers, so that no ray meets it.
 */
export const GROUP_BYTES = 160;
/** Offset from the row of one corner's coordinate to that of the next corner. */
export const GROUP_CORNER = 48;
export const GROUP_TRIANGLES = 144;
/** Set in the number of a triangle that lets shadow rays through. The sign bit, so that SIMD can spread it. */
export const LETS_LIGHT_THROUGH = -2147483648;

/**
 * Each thread has its own scratch memory. First the answer to the last ray: number of the triangle, distance, and the
 * weights of its second and third corner.
 */
export const ANSWER_TRIANGLE = 0;
export const ANSWER_DISTANCE = 4;
export const ANSWER_U = 8;
export const ANSWER_V = 12;
/** Then one row for each of three SIMD values that are looked at one by one. */
export const SCRATCH_ROWS = 16;
/** Then the stack of nodes still to visit: distance and link of each. */
export const SCRATCH_STACK = SCRATCH_ROWS + 3 * ROW;
export const STACK_ENTRY = 8;
/** The tree is never deeper than this, in levels of two children each. */
export const DEEPEST = 64;
/** Scratch of one thread, a whole number of cache lines: at most three entries wait at each level. */
export const SCRATCH_BYTES = SCRATCH_STACK + 3 * DEEPEST * STACK_ENTRY;
