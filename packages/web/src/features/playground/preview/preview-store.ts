import { PAINT_HEX, type VersionId, WALL_COLORS } from '@home-design/contract';
import { create } from 'zustand';

/** A paint that somebody chose for the walls of a version. */
export interface AskedPaint {
  readonly version: VersionId;
  /** `#rrggbb`. */
  readonly hex: string;
  /** 0 … 1. */
  readonly strength: number;
}

interface PreviewState {
  /** The version whose walls somebody is about to paint: its layers are asked for. */
  near: VersionId | null;
  /** Null before another paint is chosen. */
  asked: AskedPaint | null;
}

/** What is previewed: shared by the panel, where paints are chosen, and the photo. */
export const usePreview = create<PreviewState>()(() => ({ near: null, asked: null }));

export const setPreview = (part: Partial<PreviewState>): void => usePreview.setState(part);

export const forgetPreview = (): void => usePreview.setState({ near: null, asked: null });

/** Asks to see the walls of a version in a paint; what is no color yet is not asked for. */
export function askPreview(version: VersionId, color: string, strength: number): void {
  const hex = hexOf(color);
  if (hex) setPreview({ near: version, asked: { version, hex, strength } });
}

/** The hex value of a paint by its name, or as it was typed; null for what is no color yet. */
function hexOf(color: string): string | null {
  const named = WALL_COLORS.find((name) => name === color);
  if (named) return PAINT_HEX[named];
  return /^#[\da-f]{6}$/i.test(color) ? color : null;
}
