import type { Readable } from 'node:stream';
import type { ProjectId, VersionId, ZipContents } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import { cleanFileName } from '../../platform/pictures/file-names.ts';
import { type DownloadDeps, type SavedAs, type ZippedPicture, zipPictures } from '../downloads/index.ts';
import { type ImageWithVersions, imagesInOrder, shownVersion, withVersions } from '../images/index.ts';
import type { TaggedVersion } from '../versions/index.ts';
import { ownProject } from './store.ts';

/** The content of a project's ZIP: named versions, or a choice for every photo. */
export interface Export {
  contents: ZipContents;
  /** These, regardless of the choice. */
  versionIds?: readonly VersionId[] | undefined;
  as: SavedAs;
  /** Whether the original of a photo is added beside its altered pictures. */
  originals: boolean;
}

/**
 * Finished pictures of a project as a flat ZIP, numbered in the project's order, with `pictures.json`, which
 * describes each picture and its edits. Pictures are prepared one after the other as the ZIP is sent.
 * @throws AppError `project_not_found`, `version_not_found` for a named one that is not in it, `nothing_to_export`
 */
export async function exportProject(
  deps: DownloadDeps & { db: Database },
  who: Who,
  projectId: ProjectId,
  { contents, versionIds, as, originals }: Export,
): Promise<{ name: string; stream: Readable }> {
  const project = await ownProject(deps.db, who.userId, projectId);
  if (!project) throw new AppError('project_not_found');
  const images = await withVersions(deps.db, await imagesInOrder(deps.db, who.userId, projectId));
  const wanted = versionIds && new Set(versionIds);
  const pictures = images.flatMap((image) =>
    picturesOf(image, wanted ? ({ id }) => wanted.has(id) : chosenBy(contents, image), { as, originals }),
  );
  const found = new Set(pictures.map(({ id }) => id));
  if (versionIds?.some((id) => !found.has(id))) throw new AppError('version_not_found');
  if (pictures.length === 0) throw new AppError('nothing_to_export');

  const stream = zipPictures(deps, { project: project.title }, as, pictures);
  return { name: `${cleanFileName(project.title) || 'project'}.zip`, stream };
}

function chosenBy(contents: ZipContents, { image, versions }: ImageWithVersions) {
  switch (contents) {
    case 'all':
      return () => true;
    case 'originals':
      return ({ kind }: TaggedVersion) => kind === 'original';
    case 'shown': {
      const shown = shownVersion(image, versions);
      return ({ id }: TaggedVersion) => id === shown?.id;
    }
  }
}

/** The chosen finished pictures of a photo. Its original is added beside the first, unless it is chosen itself. */
function picturesOf(
  { image, versions }: ImageWithVersions,
  isChosen: (version: TaggedVersion) => boolean,
  { as, originals }: Pick<Export, 'as' | 'originals'>,
): ZippedPicture[] {
  const chosen = versions.filter((version) => version.status === 'completed' && isChosen(version));
  const isOriginal = ({ kind }: TaggedVersion) => kind === 'original';
  const beside = originals && !chosen.some(isOriginal) ? versions.find(isOriginal) : undefined;
  return chosen.map((version, place) => ({
    ...version,
    photo: image.name,
    facts: factsOf(image.name, version, as),
    original: place === 0 ? beside : undefined,
  }));
}

/** The facts that must accompany an edited picture: that it was edited, and how. */
function factsOf(photo: string, version: TaggedVersion, { longSide = Number.POSITIVE_INFINITY }: SavedAs) {
  const scale = Math.min(1, longSide / Math.max(version.width, version.height));
  return {
    photo,
    label: version.label,
    description: version.description,
    operation: version.operation,
    parameters: version.parameters,
    changed_share: version.changedShare,
    warnings: version.warnings,
    tags: version.tags.map((tag) => tag.name),
    width: Math.round(version.width * scale),
    height: Math.round(version.height * scale),
    created_at: version.createdAt.toISOString(),
  };
}
