import { forgetOldPictures } from './support/shared-pictures.ts';

/** Playwright calls this once, before any worker starts a server. */
export default forgetOldPictures;
