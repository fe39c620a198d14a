import type { Readable } from 'node:stream';
import type { ProjectId, VersionId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { zipFiles } from '../../platform/zip-files.ts';
import { type ImageWithVersions, imagesOf, withVersions } from '../images/index.ts';
import {
  cleanFileName,
  createNames,
  openOriginal,
  type TaggedVersion,
  withoutEnding,
} from '../versions/index.ts';
import { ownProject } from './store.ts';

/** A picture of an export: its path in the ZIP, and the version it shows. */
interface Entry {
  path: string;
  photo: string;
  version: TaggedVersion;
}

/**
 * The finished pictures of a project as a ZIP: a folder a photo, the oldest first, and `pictures.json`, which says
 * what each picture is and what was done to it. Pictures are read one after the other as the ZIP is taken.
 * @throws AppError `project_not_found`, `version_not_found` for a named one that is not in it, `nothing_to_export`
 */
export async function exportProject(
  deps: { db: Database; storage: Storage },
  who: Who,
  projectId: ProjectId,
  versionIds: readonly VersionId[] | undefined,
): Promise<{ name: string; stream: Readable }> {
  const project = await ownProject(deps.db, who.userId, projectId);
  if (!project) throw new AppError('project_not_found');
  const images = await imagesOf(deps.db, { userId: who.userId, projectId }, { oldestFirst: true });
  const entries = entriesOf(await withVersions(deps.db, images), versionIds);
  if (entries.length === 0) throw new AppError('nothing_to_export');

  const files = entries.map(({ path, version }) => ({
    path,
    modifiedAt: version.createdAt,
    open: () => openPicture(deps.storage, version),
  }));
  const stream = zipFiles(files, listOf(project.title, entries));
  return { name: `${cleanFileName(project.title) || 'project'}.zip`, stream };
}

function entriesOf(
  images: readonly ImageWithVersions[],
  versionIds: readonly VersionId[] | undefined,
): Entry[] {
  const wanted = versionIds && new Set(versionIds);
  const folders = createNames();
  const entries = images.flatMap(({ image, versions }) => {
    const chosen = versions.filter(({ id, status }) => status === 'completed' && (wanted?.has(id) ?? true));
    if (chosen.length === 0) return [];
    const folder = folders(withoutEnding(image.name), 'Photo');
    const names = createNames();
    return chosen.map((version): Entry => {
      const ending = version.files?.original.split('.').at(-1) ?? 'png';
      const path = `${folder}/${names(version.label, 'Version')}.${ending}`;
      return { path, photo: image.name, version };
    });
  });
  const found = new Set(entries.map(({ version }) => version.id));
  if (versionIds?.some((id) => !found.has(id))) throw new AppError('version_not_found');
  return entries;
}

async function openPicture(storage: Storage, version: TaggedVersion): Promise<Readable> {
  if (!version.files) throw new AppError('file_not_found');
  return (await openOriginal(storage, version, version.files.original)).stream;
}

/** What people must be able to tell about an edited picture: that it was edited, and how. */
function listOf(title: string, entries: readonly Entry[]) {
  return {
    project: title,
    pictures: entries.map(({ path, photo, version }) => ({
      file: path,
      photo,
      label: version.label,
      description: version.description,
      edited: version.kind !== 'original',
      operation: version.operation,
      parameters: version.parameters,
      changed_share: version.changedShare,
      warnings: version.warnings,
      tags: version.tags.map((tag) => tag.name),
      width: version.width,
      height: version.height,
      created_at: version.createdAt.toISOString(),
    })),
  };
}
