import type { ShareDeps } from '../shares/index.ts';

/** What the calls about published designs need. */
export type GalleryDeps = Pick<ShareDeps, 'db' | 'clock' | 'shareKeys' | 'publicUrl'> & {
  /** Resolves when the studio's designs are in the database. */
  ready: () => Promise<void>;
};
