import type { ProjectId } from '@home-design/contract';
import type { Database } from '../../../platform/database/database.ts';
import { liveProject } from '../reading-store.ts';
import { type JoinedPhotos, type JoinedPictures, joinPhotos, joinPictures } from './join-photos.ts';
import { type PhotoRow, photosIn, picturesOf, type WholeListing } from './merge-store.ts';

/** The effect of a merge on the photos and projects of two listings. */
export interface MergePlan {
  keptProject: ProjectId | undefined;
  mergedProject: ProjectId | undefined;
  photos: JoinedPhotos;
  pictures: JoinedPictures;
  /** Pictures of each listing now, and of the kept one afterwards. */
  counts: { kept: number; merged: number; joined: number; doubled: number };
}

/** Plans the effect of a merge on the photos of two listings; writes nothing. */
export async function planMerge(db: Database, kept: WholeListing, merged: WholeListing): Promise<MergePlan> {
  const [keptProject, mergedProject] = [await liveProject(db, kept), await liveProject(db, merged)];
  const [own, others] = [await photosOf(db, keptProject), await photosOf(db, mergedProject)];
  const photos: JoinedPhotos =
    keptProject && mergedProject ? joinPhotos(own, others) : { moved: [], leftOut: [], doubled: 0 };
  const gone = new Set(photos.leftOut.map(({ id }) => id));
  const here = keptProject ? [...own.filter(({ id }) => !gone.has(id)), ...photos.moved] : others;
  const shown = new Set<string | null>(here.map(({ id }) => id));
  const [ownPictures, otherPictures] = [await picturesOf(db, kept.id), await picturesOf(db, merged.id)];
  const pictures = joinPictures({ kept: kept.id, merged: merged.id }, ownPictures, otherPictures, (row) =>
    shown.has(row.imageId),
  );
  const counts =
    own.length > 0 && others.length > 0
      ? {
          ...{ kept: own.length, merged: others.length },
          ...{ joined: own.length + others.length - photos.doubled, doubled: photos.doubled },
        }
      : {
          ...{ kept: ownPictures.length, merged: otherPictures.length },
          ...{ joined: pictures.joined, doubled: pictures.doubled },
        };
  return { keptProject, mergedProject, photos, pictures, counts };
}

const photosOf = async (db: Database, project: ProjectId | undefined): Promise<PhotoRow[]> =>
  project ? photosIn(db, project) : [];
