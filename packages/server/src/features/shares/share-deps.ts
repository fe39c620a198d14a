import type { Outbox } from '../../platform/mail/outbox.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { IngestDeps } from '../images/index.ts';
import type { ShareKeys } from './keys.ts';
import type { OpenedShare } from './opened-shares.ts';
import type { PictureLine } from './picture-line.ts';
import type { RememberedLinks } from './remembered-links.ts';
import type { SmallPictures } from './small-pictures.ts';

/** What the calls about links stand on. */
export interface ShareDeps extends IngestDeps {
  queue: Queue;
  outbox: Outbox;
  shareKeys: ShareKeys;
  /** Boards and projects, by the tokens of links to them. */
  opened: RememberedLinks<OpenedShare>;
  smallPictures: SmallPictures;
  line: PictureLine;
  /** Address at which people reach this server, where one is set. */
  publicUrl: string | undefined;
}
