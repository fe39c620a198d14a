import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { designOf } from '../../src/furniture/catalog.ts';
import { PIECE_KINDS } from '../../src/furniture/kinds.ts';

const FOLDER = resolve(import.meta.dirname, '../../../web/public/furniture');

it('every shape of every kind has its picture, and there is no other (`npm run piece-pictures`)', () => {
  const shapes = PIECE_KINDS.flatMap((kind) =>
    designOf(kind).silhouettes.map((silhouette) => `${kind}-${silhouette}.webp`),
  );
  expect(readdirSync(FOLDER).toSorted()).toEqual(shapes.toSorted());
});
