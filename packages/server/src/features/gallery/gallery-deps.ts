import type { ShareDeps } from '../shares/index.ts';

/** What the calls about published designs stand on. */
export type GalleryDeps = Pick<ShareDeps, 'db' | 'clock' | 'shareKeys' | 'publicUrl'> & {
  /** Resolves when the studio's own designs are there. */
  ready: () => Promise<void>;
};
