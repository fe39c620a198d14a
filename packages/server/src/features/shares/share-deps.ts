import type { Outbox } from '../../platform/mail/outbox.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { IngestDeps } from '../images/index.ts';
import type { PictureLine } from './content/picture-line.ts';
import type { SmallPictures } from './content/small-pictures.ts';
import type { ShareKeys } from './links/keys.ts';
import type { RememberedLinks } from './links/remembered-links.ts';
import type { OpenedShare } from './opened-shares.ts';

/** What the calls for links need. */
export interface ShareDeps extends IngestDeps {
  queue: Queue;
  limits: IngestDeps['limits'] & { photoMegabytes: number };
  outbox: Outbox;
  shareKeys: ShareKeys;
  /** Boards and projects, by the tokens of their links. */
  opened: RememberedLinks<OpenedShare>;
  smallPictures: SmallPictures;
  line: PictureLine;
  /** Public address of this server, if one is configured. */
  publicUrl: string | undefined;
}
