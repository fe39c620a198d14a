import type { Version } from '@home-design/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { nameOfPreview } from './ask-preview.ts';
import { litPhotoQuery } from './lit-photo-query.ts';
import { usePreview } from './preview-store.ts';
import { useWantedPreview } from './use-wanted-preview.ts';
import { wallPreviewQuery } from './wall-preview-query.ts';

/** Long side of the preview of a light, that of the layers of painted walls. */
const SCREEN_SIDE = 1024;

/** A preview that can be drawn now. */
export interface ReadyPreview {
  readonly width: number;
  readonly height: number;
  readonly name: string;
  /** Red, green, blue and opacity of every pixel. */
  readonly draw: (signal: AbortSignal) => Promise<Uint8ClampedArray<ArrayBuffer>>;
}

/** The requested preview of a version: what is drawn, and how far it is. Failures are silent, since the edit works without. */
export function useShownPreview(version: Version | undefined) {
  const { near, wanted } = useWantedPreview(version?.id);
  const isDrawn = usePreview((state) => state.isDrawn);
  const walls = useQuery({ ...wallPreviewQuery(version?.id), enabled: near === 'paint' });
  const lit = useQuery({ ...litPhotoQuery(version, SCREEN_SIDE), enabled: near === 'light' });

  const ready = useMemo<ReadyPreview | null>(() => {
    if (wanted?.kind === 'paint' && walls.data) {
      const { width, height, paint } = walls.data;
      const draw = async () => paint(wanted.color, wanted.strength);
      return { width, height, name: nameOfPreview(wanted), draw };
    }
    if (wanted?.kind === 'light' && lit.data) {
      const photo = lit.data;
      const { width, height } = photo;
      return { width, height, name: nameOfPreview(wanted), draw: (signal) => photo.in(wanted, signal) };
    }
    return null;
  }, [wanted, walls.data, lit.data]);

  const isLoading = wanted !== null && (wanted.kind === 'paint' ? walls : lit).isFetching;
  const state = ready && isDrawn ? 'shown' : ready || isLoading ? 'preparing' : 'none';
  return { ready, state, kind: wanted?.kind };
}
