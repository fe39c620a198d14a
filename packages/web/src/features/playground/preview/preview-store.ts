import type { LIGHTING_TYPES, VersionId } from '@home-design/contract';
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

export const endPreview = (): void => usePreview.setState(NOTHING);
