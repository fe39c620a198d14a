import type { GivenArguments } from './read-order.ts';

const NO_GUIDANCE =
  'guidance_scale was kept with the version and changes nothing: this engine follows settings, not a text that it could be held to more or less.';

/** Notes for the sender about the accepted arguments. */
export function notesOn({ args, parameters }: GivenArguments): { notes?: string[] } {
  return Object.hasOwn(args ?? parameters ?? {}, 'guidance_scale') ? { notes: [NO_GUIDANCE] } : {};
}
