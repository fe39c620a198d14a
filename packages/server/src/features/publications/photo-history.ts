import { type EditMode, strongestClass } from '@home-design/contract';
import type { LostEdit } from '../../schema/picture-tables.ts';
import type { VersionRow } from '../versions/index.ts';
import type { EditOfPicture } from './planned-set.ts';

/**
 * The edits between a photo and one of its versions, the first one first, and whether any is missing. Edits whose
 * versions were deleted for good are included.
 * @param versions all of the photo, including those in the bin
 */
export function historyOf(
  shown: VersionRow,
  versions: readonly VersionRow[],
): { edits: EditOfPicture[]; isComplete: boolean } {
  const byId = new Map(versions.map((version) => [version.id, version]));
  const edits: EditOfPicture[] = [];
  const seen = new Set<string>();
  let at: VersionRow | undefined = shown;
  while (at && at.kind !== 'original' && !seen.has(at.id)) {
    seen.add(at.id);
    edits.unshift(...at.lostEdits.map(lostEdit), editOf(at));
    at = at.madeFromId ? byId.get(at.madeFromId) : undefined;
  }
  return { edits, isComplete: at?.kind === 'original' && saysAll(shown, edits) };
}

/**
 * Whether the edits explain everything that the version shows: if a version was deleted before deleted edits were
 * kept, it shows more.
 */
function saysAll({ shownClass }: VersionRow, edits: readonly EditOfPicture[]): boolean {
  const said = strongestClass(edits.map(({ editClass }) => editClass));
  return strongestClass([said, shownClass]) === said;
}

const editOf = (version: VersionRow): EditOfPicture => ({
  version: version.id,
  mode: version.operation as EditMode,
  editClass: version.editClass,
  settings: version.parameters,
  seed: version.seed,
  description: version.description || version.label,
  madeAt: (version.completedAt ?? version.createdAt).toISOString(),
  program: version.provenance?.program ?? null,
});

const lostEdit = ({ found: _found, ...edit }: LostEdit): EditOfPicture => edit;
