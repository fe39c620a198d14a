import { forgetOldPictures } from './support/shared-pictures.ts';

/** What Playwright calls once, before any worker starts a server. */
export default forgetOldPictures;
