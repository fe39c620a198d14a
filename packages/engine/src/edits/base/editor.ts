import type { Watch } from '../../base/progress/watch.ts';
import type { EditRequest } from '../edit-request.ts';
import type { Edit } from './edit.ts';
import type { ReadRoom } from './read-room.ts';

/**
 * Makes edits of photos. The engine asks its editors in their order, and the first that supports an edit makes it, also
 * as a part of a composed edit. Another editor, such as a hosted model, comes before the engine's own.
 */
export interface Editor extends Edit<EditRequest> {
  /** Whether it makes this edit of this photo. Reading the room takes seconds without a cached analysis. */
  readonly supports: (request: EditRequest, readRoom: ReadRoom, watch: Watch) => boolean | Promise<boolean>;
}
