import type { Image, ProjectId } from '@home-design/contract';
import { useQuery } from '@tanstack/react-query';
import { projectQuery } from '../../../core/store/queries.ts';

/** Photos shown on either side of the current one: more would be drawn than anybody looks at. */
const BESIDE = 24;

/** The photos of the image's project around it, in the project's order, and its place among all of them. */
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
