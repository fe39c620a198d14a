/** Below this what was found is as often a ceiling: of fifty-odd rooms the likeliest reaches 0.51. */
export const LEAST_SKY_CONFIDENCE = 0.6;
