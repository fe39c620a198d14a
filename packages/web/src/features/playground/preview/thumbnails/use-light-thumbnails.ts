import { EDIT_DEFAULTS, LIGHTING_TYPES, type Version } from '@home-design/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { LightAnswer } from '../light-question.ts';
import { litPhotoQuery } from '../lit-photo-query.ts';
import { savesData } from '../saves-data.ts';

/** Long side of a thumbnail in pixels, for sharp screens; lights look the same from this size on. */
const THUMBNAIL_SIDE = 384;

/** A version in one light. */
export interface LightThumbnail {
  readonly width: number;
  readonly height: number;
  readonly pixels: LightAnswer;
}

type LightThumbnails = Readonly<Record<(typeof LIGHTING_TYPES)[number], LightThumbnail | undefined>>;

/**
 * A version in every light with the usual settings, each as soon as it is computed. Null without a version, when the
 * browser saves data, and when they cannot be made.
 */
export function useLightThumbnails(version: Version | null): LightThumbnails | null {
  const isWanted = version !== null && !savesData();
  const opened = useQuery({ ...litPhotoQuery(version ?? undefined, THUMBNAIL_SIDE), enabled: isWanted });
  const photo = opened.data;
  const { brightness, contrast, warmth, strength } = EDIT_DEFAULTS;
  const made = useQueries({
    queries: LIGHTING_TYPES.map((type) => ({
      queryKey: ['light-thumbnail', version?.id, type],
      queryFn: async (): Promise<LightThumbnail | null> => {
        if (!photo) return null;
        const pixels = await photo.in({ type, brightness, contrast, warmth, strength });
        return { width: photo.width, height: photo.height, pixels };
      },
      enabled: isWanted && Boolean(photo),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 60_000,
      retry: false,
    })),
  });
  if (!isWanted || photo === null || opened.isError || made.some(({ isError }) => isError)) return null;
  return Object.fromEntries(
    LIGHTING_TYPES.map((type, place) => [type, made[place]?.data ?? undefined]),
  ) as LightThumbnails;
}
