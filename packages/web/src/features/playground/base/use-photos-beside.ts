import type { Image, ProjectId } from '@home-design/contract';
import { useQuery } from '@tanstack/react-query';
import { projectQuery } from '../../../core/store/queries.ts';

/** How many photos are shown on either side of the current one. A large project would otherwise draw hundreds. */
const BESIDE = 24;

/**
 * The neighboring photos in the image's project, in the project's order, and the place of the image among all of them.
 */
export function usePhotosBeside(image: Image): { photos: readonly Image[]; place: number; count: number } {
  const project = useQuery({
    ...projectQuery(image.project ?? ('' as ProjectId)),
    enabled: image.project !== null,
  });
  const all = project.data?.images ?? [];
  const place = all.findIndex(({ id }) => id === image.id);
  if (place < 0) return { photos: [], place, count: 0 };
  return { photos: all.slice(Math.max(0, place - BESIDE), place + BESIDE + 1), place, count: all.length };
}
