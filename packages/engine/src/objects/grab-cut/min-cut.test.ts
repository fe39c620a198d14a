import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createGridGraph, DIRECTIONS, type GridGraph, nodeAt } from './grid-graph.ts';
import { minCut } from './min-cut.ts';

const WIDTH = 4;
const HEIGHT = 3;
const PIXELS = Array.from({ length: WIDTH * HEIGHT }, (_, i) => ({ x: i % WIDTH, y: Math.floor(i / WIDTH) }));

/** A graph with the given weights: one per pixel for its terminal, then one per arc between neighbors. */
function graphOf(weights: readonly number[]): GridGraph {
  const graph = createGridGraph(WIDTH, HEIGHT);
  const inside = new Set(PIXELS.map(({ x, y }) => nodeAt(graph, x, y)));
  let next = 0;
  for (const node of inside) graph.terminal[node] = weights[next++ % weights.length]!;
  for (const node of inside) {
    for (let d = 0; d < DIRECTIONS; d += 2) {
      const other = node + graph.steps[d]!;
      if (!inside.has(other)) continue;
      const weight = Math.abs(weights[next++ % weights.length]!);
      graph.capacity[node * DIRECTIONS + d] = weight;
      graph.capacity[other * DIRECTIONS + (d ^ 1)] = weight;
    }
  }
  return graph;
}

/** What a cut costs: terminals left on the wrong side and arcs that lead out of the object. */
function costOf(graph: GridGraph, isObject: (node: number) => boolean): number {
  let cost = 0;
  for (const { x, y } of PIXELS) {
    const node = nodeAt(graph, x, y);
    const terminal = graph.terminal[node]!;
    if (isObject(node) ? terminal < 0 : terminal > 0) cost += Math.abs(terminal);
    if (!isObject(node)) continue;
    for (let d = 0; d < DIRECTIONS; d++) {
      if (!isObject(node + graph.steps[d]!)) cost += graph.capacity[node * DIRECTIONS + d]!;
    }
  }
  return cost;
}

it('finds a cut as cheap as the cheapest of all', () => {
  const weights = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 40, maxLength: 60 });
  fc.assert(
    fc.property(weights, (list) => {
      const graph = graphOf(list);
      const untouched = { ...graph, capacity: graph.capacity.slice(), terminal: graph.terminal.slice() };
      const found = minCut(graph);
      const nodes = PIXELS.map(({ x, y }) => nodeAt(graph, x, y));
      let cheapest = Number.POSITIVE_INFINITY;
      for (let choice = 0; choice < 2 ** nodes.length; choice++) {
        const chosen = new Set(nodes.filter((_, i) => choice & (1 << i)));
        cheapest = Math.min(
          cheapest,
          costOf(untouched, (node) => chosen.has(node)),
        );
      }
      expect(costOf(untouched, (node) => found[node] === 1)).toBe(cheapest);
    }),
    { numRuns: 25 },
  );
});
