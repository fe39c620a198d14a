/** Where this thread finds the scene in memory; set once by `attach`. */
export let nodesAt: usize = 0;
export let groupsAt: usize = 0;
export let scratchAt: usize = 0;

/** Tells where the tree's nodes, the groups of triangles and this thread's own scratch memory begin. */
export function attach(nodes: usize, groups: usize, scratch: usize): void {
  nodesAt = nodes;
  groupsAt = groups;
  scratchAt = scratch;
}
