import type { VersionId } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import { ancestorsOf, parentsOf, type TreeRow } from './tree-rules.ts';

/** 'ab ac cd': b and c were made from a, d from c. A letter in `removed` is in the bin. */
function tree(edges: string, removed = ''): TreeRow[] {
  const row = (id: string, madeFrom: string | null): TreeRow => ({
    id: id as VersionId,
    madeFromId: madeFrom as VersionId | null,
    isRemoved: removed.includes(id),
  });
  return [row('a', null), ...edges.split(' ').map((edge) => row(edge[1] ?? '', edge[0] ?? ''))];
}
const parents = (rows: TreeRow[]) => Object.fromEntries(parentsOf(rows));

describe('the parent of a version', () => {
  it('is the version it was made from', () => {
    expect(parents(tree('ab bc ad'))).toEqual({ a: null, b: 'a', c: 'b', d: 'a' });
  });
  it('is the nearest ancestor outside the bin', () => {
    expect(parents(tree('ab bc cd', 'bc'))).toEqual({ a: null, b: 'a', c: 'a', d: 'a' });
  });
  it('is the same as before once the one in between is restored', () => {
    expect(parents(tree('ab bc cd', 'b'))).toEqual({ a: null, b: 'a', c: 'a', d: 'c' });
  });
  it('ancestors are listed nearest first, including those in the bin', () => {
    expect(ancestorsOf(tree('ab bc', 'b'), 'c' as VersionId).map(({ id }) => id)).toEqual(['b', 'a']);
  });
});
