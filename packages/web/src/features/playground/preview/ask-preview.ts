import { PAINT_HEX, type VersionId, WALL_COLORS } from '@home-design/contract';
import { usePreview, type WantedPaint, type WantedPreview } from './preview-store.ts';

export const comeNearPreview = (version: VersionId, kind: WantedPreview['kind']): void =>
  usePreview.setState({ near: { version, kind } });

export const forgetPreview = (): void => usePreview.setState({ near: null, asked: null, isDrawn: false });

/** A short name: different previews have different names. */
export function nameOfPreview(wanted: WantedPreview): string {
  if (wanted.kind === 'paint') return `${wanted.color} ${wanted.strength}`;
  const { type, brightness, contrast, warmth, strength } = wanted;
  return `${type} ${brightness} ${contrast} ${warmth} ${strength}`;
}

/** Notes that the photo shows the preview now. */
export const notePreviewDrawn = (): void => usePreview.setState(({ asked }) => ({ isDrawn: asked !== null }));

/** Requests a preview of a version. An incomplete color is ignored. */
export function askPreview(version: VersionId, chosen: WantedPreview): void {
  const wanted = chosen.kind === 'paint' ? withHex(chosen) : chosen;
  if (!wanted) return;
  usePreview.setState(({ asked, isDrawn }) => ({
    near: { version, kind: wanted.kind },
    asked: { version, wanted },
    isDrawn: isDrawn && asked?.version === version,
  }));
}

/** The paint with its color as `#rrggbb`; null for an incomplete color. */
function withHex(paint: WantedPaint): WantedPaint | null {
  const named = WALL_COLORS.find((name) => name === paint.color);
  if (named) return { ...paint, color: PAINT_HEX[named] };
  return /^#[\da-f]{6}$/i.test(paint.color) ? paint : null;
}
