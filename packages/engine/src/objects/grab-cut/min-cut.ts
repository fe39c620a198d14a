import { DIRECTIONS, type GridGraph } from './grid-graph.ts';

/** Which tree a node belongs to. */
const FREE = 0;
const OBJECT = 1;
const BACKGROUND = 2;
/** Parents that are no direction. */
const NONE = -1;
const TERMINAL = DIRECTIONS;

/** Two search trees, one from each terminal, that grow until they meet. */
interface Trees {
  readonly graph: GridGraph;
  readonly tree: Uint8Array;
  /** Direction to the parent, `TERMINAL` at a root, `NONE` for orphans and free nodes. */
  readonly parent: Int8Array;
  /** Steps to the root, right as long as the stamp is. */
  readonly distance: Int32Array;
  readonly stamp: Int32Array;
  readonly active: number[];
  readonly isActive: Uint8Array;
  readonly orphans: number[];
  time: number;
}

/**
 * Cheapest cut between object and background (Boykov and Kolmogorov 2004, "An Experimental Comparison of
 * Min-Cut/Max-Flow Algorithms"). Uses the graph's capacities up.
 *
 * @returns for every node 1 when it stays with the object, else 0.
 */
export function minCut(graph: GridGraph): Uint8Array {
  const trees = plant(graph);
  for (let next = 0; next < trees.active.length; ) {
    const node = trees.active[next]!;
    const meeting = trees.tree[node] === FREE ? null : grow(trees, node);
    if (meeting === null) {
      trees.isActive[node] = 0;
      next++;
      continue;
    }
    trees.time++;
    augment(trees, meeting.from, meeting.direction);
    for (let orphan = trees.orphans.pop(); orphan !== undefined; orphan = trees.orphans.pop()) {
      adopt(trees, orphan);
    }
  }
  return trees.tree.map((tree) => (tree === OBJECT ? 1 : 0));
}

function plant(graph: GridGraph): Trees {
  const { count, terminal } = graph;
  const trees: Trees = {
    graph,
    tree: new Uint8Array(count),
    parent: new Int8Array(count).fill(NONE),
    distance: new Int32Array(count),
    stamp: new Int32Array(count),
    active: [],
    isActive: new Uint8Array(count),
    orphans: [],
    time: 0,
  };
  for (let node = 0; node < count; node++) {
    if (terminal[node] === 0) continue;
    trees.tree[node] = terminal[node]! > 0 ? OBJECT : BACKGROUND;
    trees.parent[node] = TERMINAL;
    trees.distance[node] = 1;
    activate(trees, node);
  }
  return trees;
}

function activate({ active, isActive }: Trees, node: number): void {
  if (isActive[node]) return;
  isActive[node] = 1;
  active.push(node);
}

/** Takes free neighbors into the node's tree; answers the arc, from object to background, where the trees meet. */
function grow(trees: Trees, node: number): { from: number; direction: number } | null {
  const { graph, tree, parent, distance, stamp } = trees;
  const { steps, capacity } = graph;
  const mine = tree[node]!;
  for (let d = 0; d < DIRECTIONS; d++) {
    const other = node + steps[d]!;
    const arc = mine === OBJECT ? node * DIRECTIONS + d : other * DIRECTIONS + (d ^ 1);
    if (!(capacity[arc]! > 0)) continue;
    if (tree[other] === FREE) {
      tree[other] = mine;
      parent[other] = d ^ 1;
      distance[other] = distance[node]! + 1;
      stamp[other] = stamp[node]!;
      activate(trees, other);
    } else if (tree[other] !== mine) {
      return mine === OBJECT ? { from: node, direction: d } : { from: other, direction: d ^ 1 };
    } else if (stamp[other]! <= stamp[node]! && distance[other]! > distance[node]! + 1) {
      parent[other] = d ^ 1;
      distance[other] = distance[node]! + 1;
      stamp[other] = stamp[node]!;
    }
  }
  return null;
}

/** Sends as much as fits along the path through the meeting arc; nodes whose arc to the parent fills become orphans. */
function augment(trees: Trees, from: number, direction: number): void {
  const { graph } = trees;
  const { capacity, steps } = graph;
  const meeting = from * DIRECTIONS + direction;
  const to = from + steps[direction]!;
  const flow = Math.min(capacity[meeting]!, narrowest(trees, from, true), narrowest(trees, to, false));
  capacity[meeting]! -= flow;
  capacity[to * DIRECTIONS + (direction ^ 1)]! += flow;
  push(trees, from, flow, true);
  push(trees, to, flow, false);
}

/** The arc between a node and its parent that flow passes: from the parent in the object's tree, to it in the other. */
function arcToParent({ graph, parent }: Trees, node: number, inObject: boolean): number {
  const d = parent[node]!;
  return inObject ? (node + graph.steps[d]!) * DIRECTIONS + (d ^ 1) : node * DIRECTIONS + d;
}

function narrowest(trees: Trees, start: number, inObject: boolean): number {
  const { graph, parent } = trees;
  let least = Number.POSITIVE_INFINITY;
  let node = start;
  while (parent[node] !== TERMINAL) {
    least = Math.min(least, graph.capacity[arcToParent(trees, node, inObject)]!);
    node += graph.steps[parent[node]!]!;
  }
  return Math.min(least, Math.abs(graph.terminal[node]!));
}

function push(trees: Trees, start: number, flow: number, inObject: boolean): void {
  const { graph, parent, orphans } = trees;
  const { capacity, steps, terminal } = graph;
  let node = start;
  while (parent[node] !== TERMINAL) {
    const d = parent[node]!;
    const up = node + steps[d]!;
    const arc = arcToParent(trees, node, inObject);
    const back = inObject ? node * DIRECTIONS + d : up * DIRECTIONS + (d ^ 1);
    capacity[arc]! -= flow;
    capacity[back]! += flow;
    if (!(capacity[arc]! > 0)) {
      parent[node] = NONE;
      orphans.push(node);
    }
    node = up;
  }
  terminal[node]! += inObject ? -flow : flow;
  if (terminal[node] === 0) {
    parent[node] = NONE;
    orphans.push(node);
  }
}

/** Finds the orphan the nearest parent of its tree that still leads to the root, or sets it free with its children. */
function adopt(trees: Trees, orphan: number): void {
  const { graph, tree, parent, distance, stamp } = trees;
  const { capacity, steps } = graph;
  const mine = tree[orphan]!;
  let best = NONE;
  let nearest = Number.POSITIVE_INFINITY;
  for (let d = 0; d < DIRECTIONS; d++) {
    const other = orphan + steps[d]!;
    if (tree[other] !== mine || parent[other] === NONE) continue;
    const arc = mine === OBJECT ? other * DIRECTIONS + (d ^ 1) : orphan * DIRECTIONS + d;
    if (!(capacity[arc]! > 0)) continue;
    const away = stepsToRoot(trees, other);
    if (away >= nearest) continue;
    nearest = away;
    best = d;
  }
  if (best !== NONE) {
    parent[orphan] = best;
    distance[orphan] = nearest + 1;
    stamp[orphan] = trees.time;
    return;
  }
  for (let d = 0; d < DIRECTIONS; d++) {
    const other = orphan + steps[d]!;
    if (tree[other] !== mine) continue;
    const arc = mine === OBJECT ? other * DIRECTIONS + (d ^ 1) : orphan * DIRECTIONS + d;
    if (capacity[arc]! > 0) activate(trees, other);
    if (parent[other] === (d ^ 1)) {
      parent[other] = NONE;
      trees.orphans.push(other);
    }
  }
  tree[orphan] = FREE;
}

/** Steps from a node to its root, infinite when the way ends at an orphan; marks the way so that it is walked once. */
function stepsToRoot({ graph, parent, distance, stamp, time }: Trees, start: number): number {
  let walked = 0;
  let node = start;
  while (stamp[node] !== time) {
    if (parent[node] === TERMINAL) {
      stamp[node] = time;
      distance[node] = 1;
      break;
    }
    if (parent[node] === NONE) return Number.POSITIVE_INFINITY;
    node += graph.steps[parent[node]!]!;
    walked++;
  }
  const total = walked + distance[node]!;
  let left = total;
  for (let at = start; stamp[at] !== time; at += graph.steps[parent[at]!]!) {
    stamp[at] = time;
    distance[at] = left--;
  }
  return total;
}
