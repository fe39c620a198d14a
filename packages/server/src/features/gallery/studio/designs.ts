import { EDITED_ROOMS } from './edited-rooms.ts';
import { RENDERED_ROOMS } from './rendered-rooms.ts';
import type { StudioDesign } from './studio-design.ts';

/** All designs that ship with the server, the best first: real edits of rendered rooms, and the rooms. */
export const STUDIO_DESIGNS: readonly StudioDesign[] = interleave(EDITED_ROOMS, RENDERED_ROOMS);

/** Alternates between the two lists, so that the gallery does not repeat one room. */
function interleave<Each>(one: readonly Each[], other: readonly Each[]): Each[] {
  const longest = Math.max(one.length, other.length);
  return Array.from({ length: longest }, (_, place) => [one[place], other[place]])
    .flat()
    .filter((each) => each !== undefined);
}
