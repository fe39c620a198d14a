import { range } from './setting.ts';

/** How much of an edit is applied. */
export const strength = range(0, 1, 0.05, 0.8);
/** Accepted by every edit for other engines; ours has no use for it. */
export const guidanceScale = range(1, 20, 0.5, 7.5);

/** Largest seed: 32 bits. */
export const MAX_SEED = 0xffff_ffff;
