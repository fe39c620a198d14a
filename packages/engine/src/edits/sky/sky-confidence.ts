/** Below this a found sky is as often a ceiling: of fifty-odd rooms the highest confidence is 0.51. */
export const LEAST_SKY_CONFIDENCE = 0.6;
