/** The door for browsers: pure arithmetic, without anything of Node. */
export type { Light } from './light.ts';
export { lightablePhoto } from './lightable-photo.ts';
