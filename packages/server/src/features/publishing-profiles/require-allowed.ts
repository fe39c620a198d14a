import {
  banReason,
  type EditMode,
  type ImageId,
  judgeEdit,
  type PublishingProfile,
} from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { KeptObjects } from '../../schema/picture-tables.ts';
import { judgedArguments } from './judged-arguments.ts';
import { rulesOfImage } from './profile-of.ts';

/** A requested edit. */
export interface AskedEdit {
  mode: EditMode;
  arguments: Readonly<Record<string, unknown>>;
}

/** The source version. */
interface Source {
  imageId: ImageId;
  detectedObjects: Pick<KeptObjects, 'objects'> | null;
}

/**
 * Refuses edits that the publishing rules of the photo's listing ban. A photo without a listing may be edited in
 * every way.
 * @throws AppError `edit_banned_by_profile`
 */
export async function requireAllowed(
  db: Database,
  { imageId, detectedObjects }: Source,
  edits: readonly AskedEdit[],
): Promise<void> {
  const rules = await rulesOfImage(db, imageId);
  if (!rules) return;
  for (const edit of edits) {
    const judgment = judgeEdit(rules.profile, edit.mode, judgedArguments(edit.arguments, detectedObjects));
    if (judgment.rule !== 'banned') continue;
    throw new AppError(
      'edit_banned_by_profile',
      banSentence(rules.profile, rules.listing.title || rules.listing.address, banReason(judgment)),
    );
  }
}

/** Names the rules that refuse an edit, the reason, and what to do. */
function banSentence({ name }: PublishingProfile, listing: string, why: string): string {
  const whose = listing === '' ? 'this listing' : `“${listing}”`;
  return `The publishing rules of ${whose} (${name}) do not allow this edit: ${why} Choose another edit, or other rules in the listing's details.`;
}
