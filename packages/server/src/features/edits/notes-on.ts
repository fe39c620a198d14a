import type { GivenArguments } from './read-order.ts';

const NO_GUIDANCE =
  'guidance_scale was kept with the version and changes nothing: this engine follows settings, not a text that it could be held to more or less.';

/** What the sender should know of the arguments that were accepted. */
export function notesOn({ args, parameters }: GivenArguments): { notes?: string[] } {
  return Object.hasOwn(args ?? parameters ?? {}, 'guidance_scale') ? { notes: [NO_GUIDANCE] } : {};
}
