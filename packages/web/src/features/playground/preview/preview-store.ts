import { type LIGHTING_TYPES, PAINT_HEX, type VersionId, WALL_COLORS } from '@home-design/contract';
import { create } from 'zustand';

/** A paint for the walls. */
export interface WantedPaint {
  readonly kind: 'paint';
  /** Name of a paint, or a typed color. */
  readonly color: string;
  /** 0 … 1. */
  readonly strength: number;
}

/** A light for the whole photo. */
export interface WantedLight {
  readonly kind: 'light';
  readonly type: (typeof LIGHTING_TYPES)[number];
  readonly brightness: number;
  readonly contrast: number;
  readonly warmth: number;
  /** 0 … 1. */
  readonly strength: number;
}

/** What a preview can show. */
export type WantedPreview = WantedPaint | WantedLight;

interface PreviewState {
  /** The version whose panel the user has come near, and the kind of its previews: what they need is loaded. */
  near: { readonly version: VersionId; readonly kind: WantedPreview['kind'] } | null;
  /** The version to preview, and what the user chose for it. The color of a paint is `#rrggbb`. Null until another one is chosen. */
  asked: { readonly version: VersionId; readonly wanted: WantedPreview } | null;
  /** Whether the photo shows a preview of that version already. */
  isDrawn: boolean;
}

const NOTHING = { asked: null, isDrawn: false } as const;

/** The state of the preview. The panel changes it, and the photo shows it. */
export const usePreview = create<PreviewState>()(() => ({ near: null, ...NOTHING }));

export const comeNearPreview = (version: VersionId, kind: WantedPreview['kind']): void =>
  usePreview.setState({ near: { version, kind } });

export const endPreview = (): void => usePreview.setState(NOTHING);

export const forgetPreview = (): void => usePreview.setState({ near: null, ...NOTHING });

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
