import { randomUUID } from 'node:crypto';
import type { CommentId, OwnFeedback, SectionId, VersionId } from '@home-design/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import type { OpenedShare } from '../opened-shares.ts';
import type { ShareDeps } from '../share-deps.ts';
import { deleteChoice, keepChoice } from './choice-store.ts';
import { deletePick, feedbackOfVisitor, insertComment, keepPick } from './feedback-store.ts';
import { ownFeedbackView } from './feedback-view.ts';

/** A visitor of a link, who may leave feedback. */
export interface Visiting {
  share: OpenedShare;
  /** Names the browser. */
  visitor: string;
}

/** The earlier feedback of this visitor. */
export async function readFeedback(deps: ShareDeps, { share, visitor }: Visiting): Promise<OwnFeedback> {
  return ownFeedbackView(await feedbackOfVisitor(deps.db, share.link.id, visitor));
}

/** @throws AppError `share_comments_refused`, `version_not_found` for a picture that the link does not show */
export async function leavePick(
  deps: ShareDeps,
  { share, visitor }: Visiting,
  { version_id, picked, name }: { version_id: VersionId; picked: boolean; name: string },
): Promise<void> {
  requireOpen(share, version_id);
  const pick = { linkId: share.link.id, versionId: version_id, visitor };
  if (picked) await keepPick(deps.db, { ...pick, name, createdAt: deps.clock.now() });
  else await deletePick(deps.db, pick);
}

/** @throws AppError `share_comments_refused`, `version_not_found` for a picture that the link does not show */
export async function leaveComment(
  deps: ShareDeps,
  { share, visitor }: Visiting,
  { version_id, text, name }: { version_id: VersionId; text: string; name: string },
): Promise<void> {
  requireOpen(share, version_id);
  await insertComment(deps.db, {
    id: randomUUID() as CommentId,
    userId: share.link.userId,
    linkId: share.link.id,
    versionId: version_id,
    visitor,
    name,
    text,
    createdAt: deps.clock.now(),
  });
}

/**
 * Stores a visitor's choice among the pictures of a section; null withdraws it.
 * @throws AppError `share_comments_refused`, `section_not_found` for one without a question, `version_not_found` for
 * a picture outside it
 */
export async function leaveChoice(
  deps: ShareDeps,
  { share, visitor }: Visiting,
  choice: { section_id: SectionId; version_id: VersionId | null; reason: string; name: string },
): Promise<void> {
  const { link, layout } = share;
  const { section_id: sectionId, version_id: versionId, reason, name } = choice;
  if (!link.takesComments) throw new AppError('share_comments_refused');
  const section = layout.sections.find(({ id }) => id === sectionId);
  if (!section || section.question === null) throw new AppError('section_not_found');
  const key = { linkId: link.id, sectionId, visitor };
  if (versionId === null) return deleteChoice(deps.db, key);
  if (layout.sectionOf.get(versionId) !== sectionId) throw new AppError('version_not_found');
  requireOpen(share, versionId);
  await keepChoice(deps.db, { ...key, versionId, reason, name, updatedAt: deps.clock.now() });
}

function requireOpen({ link, versions }: OpenedShare, versionId: VersionId): void {
  if (!link.takesComments) throw new AppError('share_comments_refused');
  if (!versions.some(({ id }) => id === versionId)) throw new AppError('version_not_found');
}
