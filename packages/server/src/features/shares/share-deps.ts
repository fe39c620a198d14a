import type { Outbox } from '../../platform/mail/outbox.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { IngestDeps } from '../images/index.ts';
import type { ShareKeys } from './keys.ts';
import type { OpenedShare } from './opened-shares.ts';
import type { PictureLine } from './picture-line.ts';
import type { RememberedLinks } from './remembered-links.ts';
import type { SmallPictures } from './small-pictures.ts';

/** What the calls for links need. */
export interface ShareDeps extends IngestDeps {
  queue: Queue;
  outbox: Outbox;
  shareKeys: ShareKeys;
  /** Boards and projects, by the tokens of their links. */
  opened: RememberedLinks<OpenedShare>;
  smallPictures: SmallPictures;
  line: PictureLine;
  /** Public address of this server, if one is configured. */
  publicUrl: string | undefined;
}
