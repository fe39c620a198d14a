/**
 * Whether the device is held in a hand, as phones and tablets are: those have a camera. Browsers tell of a camera itself
 * only after the user allowed its use.
 */
export const hasCamera = (): boolean => matchMedia('(pointer: coarse)').matches;
