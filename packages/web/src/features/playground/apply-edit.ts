import {
  type EditAccepted,
  type EditMode,
  editRoutes,
  TRANSFORMATION_NAMES,
  type VersionId,
} from '@home-design/contract';
import { call } from '../../lib/api-client.ts';

/** Asks for an edit of a version. */
export const applyEdit = (edit: {
  versionId: VersionId;
  mode: EditMode;
  args: Record<string, unknown>;
  idempotencyKey: string;
}): Promise<EditAccepted> =>
  call(editRoutes.apply, {
    params: { transformation: TRANSFORMATION_NAMES[edit.mode][0] },
    body: { version_id: edit.versionId, args: edit.args },
    idempotencyKey: edit.idempotencyKey,
  });
