import { PAINT_HEX, type VersionId, WALL_COLORS } from '@home-design/contract';
import { create } from 'zustand';

/** A paint that the user chose for the walls of a version. */
export interface AskedPaint {
  readonly version: VersionId;
  /** `#rrggbb`. */
  readonly hex: string;
  /** 0 … 1. */
  readonly strength: number;
}

interface PreviewState {
  /** The version whose panel the user has come near: its layers are loaded. */
  near: VersionId | null;
  /** Null until another paint is chosen. */
  asked: AskedPaint | null;
}

/** The state of the preview. The panel changes it, and the photo shows it. */
export const usePreview = create<PreviewState>()(() => ({ near: null, asked: null }));

export const setPreview = (part: Partial<PreviewState>): void => usePreview.setState(part);

export const forgetPreview = (): void => usePreview.setState({ near: null, asked: null });

/** Requests a preview of a version's walls in a paint. An incomplete color is ignored. */
export function askPreview(version: VersionId, color: string, strength: number): void {
  const hex = hexOf(color);
  if (hex) setPreview({ near: version, asked: { version, hex, strength } });
}

/** The hex value of a paint by name, or as typed; null for an incomplete color. */
function hexOf(color: string): string | null {
  const named = WALL_COLORS.find((name) => name === color);
  if (named) return PAINT_HEX[named];
  return /^#[\da-f]{6}$/i.test(color) ? color : null;
}
