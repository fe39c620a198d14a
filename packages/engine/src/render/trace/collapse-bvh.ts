import { type Bvh, halfArea } from './build-bvh.ts';

/** Children of a wide node, and triangles of a group. */
const WIDTH = 4;

/** The tree with up to four children a node. */
export interface WideTree {
  /** For each wide node the binary nodes that are its children. */
  readonly nodes: readonly (readonly number[])[];
  /** For each inner binary node that became a wide one, its number. */
  readonly wideNode: Int32Array;
  /** For each leaf its first group of triangles. */
  readonly firstGroup: Uint32Array;
  readonly groups: number;
}

/** Opens, of each node's children, the one with the largest surface until there are four (Dammertz et al. 2008). */
export function collapse(bvh: Bvh): WideTree {
  const nodes: number[][] = [];
  const wideNode = new Int32Array(bvh.nodes).fill(-1);
  const waiting: number[] = [];
  const open = (children: number[]): void => {
    nodes.push(children);
    for (const child of children) if (bvh.count[child] === 0) waiting.push(child);
  };
  // A root that is a leaf gets a node above it; a scene without triangles a node without children.
  if (bvh.count[0]! > 0) open([0]);
  else if (bvh.order.length === 0) open([]);
  else waiting.push(0);
  while (waiting.length > 0) {
    const node = waiting.pop()!;
    wideNode[node] = nodes.length;
    open(widened(bvh, node));
  }
  const firstGroup = new Uint32Array(bvh.nodes);
  let groups = 0;
  for (let node = 0; node < bvh.nodes; node++) {
    firstGroup[node] = groups;
    groups += Math.ceil(bvh.count[node]! / WIDTH);
  }
  return { nodes, wideNode, firstGroup, groups };
}

function widened(bvh: Bvh, node: number): number[] {
  const children = [bvh.first[node]!, bvh.first[node]! + 1];
  while (children.length < WIDTH) {
    let largest = -1;
    let largestArea = -1;
    for (let i = 0; i < children.length; i++) {
      if (bvh.count[children[i]!] !== 0) continue;
      const area = halfArea(bvh.boxes, children[i]! * 6);
      if (area > largestArea) {
        largestArea = area;
        largest = i;
      }
    }
    if (largest < 0) break;
    const first = bvh.first[children[largest]!]!;
    children.splice(largest, 1, first, first + 1);
  }
  return children;
}
