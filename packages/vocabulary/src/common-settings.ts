import { range } from './setting.ts';

/** The strength of an edit. */
export const strength = range(0, 1, 0.05, 0.8);
/** Every edit accepts it, for other engines. This engine ignores it. */
export const guidanceScale = range(1, 20, 0.5, 7.5);

/** Largest seed: 32 bits. */
export const MAX_SEED = 0xffff_ffff;
