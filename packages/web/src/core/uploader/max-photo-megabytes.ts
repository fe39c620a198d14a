import { MAX_UPLOAD_MEGABYTES } from '@home-design/contract';
import { pageConfig } from '../../lib/page-config.ts';

/** Size of the largest photo that this server accepts, in megabytes of 1024 × 1024 bytes. */
export const maxPhotoMegabytes = (): number => pageConfig().maxPhotoMegabytes ?? MAX_UPLOAD_MEGABYTES;
