import { expect, it } from 'vitest';
import manifest from '../../../public/designs/manifest.json';
import { EXAMPLES } from './examples.ts';

it('shows pictures that the gallery has', () => {
  const known = manifest.pictures.map(({ id }) => id);
  for (const { id } of EXAMPLES) expect(known).toContain(id);
});
