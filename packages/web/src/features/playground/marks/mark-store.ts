import type { EditMode, REMOVAL_QUALITIES, VersionId } from '@home-design/contract';
import { create } from 'zustand';
import type { Mark, Side } from './mark.ts';

export type Tool = 'tap' | 'rectangle' | 'brush';

/** The user's marks on the photo. The photo shows and changes them, and the panel sends them. */
export interface MarkState {
  /** The purpose of marking; null while marking is off. */
  marking: Marking | null;
  tool: Tool;
  side: Side;
  /** Width of the brush, as a share of the picture's width. */
  brush: number;
  marks: readonly Mark[];
  /** The version whose detected things are shown on the photo. */
  detectedIn: VersionId | null;
  /** Ids of detected things to remove. */
  objects: readonly number[];
  /** Ids of detected things that the pointer or the focus is on, in the list or on the photo. */
  pointedAt: readonly number[];
  /** Why the chosen things could not be removed; null before a try. */
  problem: string | null;
}

export interface Marking {
  mode: EditMode;
  /** The version that the edit starts from. Its surfaces or watermarks are tapped. */
  base: VersionId;
  /** How closely the server looks for watermarks, if those are tapped. */
  quality?: RemovalQuality;
}

/** With these edits a tap switches parts that the edit takes by itself. With the others it adds or spares a part. */
export const SWITCHED: ReadonlySet<EditMode> = new Set(['wall-color', 'wallpaper', 'floor', 'watermark']);

export type RemovalQuality = (typeof REMOVAL_QUALITIES)[number];

export const BRUSH_RANGE = { min: 0.01, max: 0.15, step: 0.01 } as const;

const nothing: MarkState = {
  marking: null,
  tool: 'rectangle',
  side: 'add',
  brush: 0.04,
  marks: [],
  detectedIn: null,
  objects: [],
  pointedAt: [],
  problem: null,
};

/** The marks of the shown version. Another version or kind of edit starts again. */
export const useMarks = create<MarkState>()(() => nothing);

export const forgetMarks = (): void => useMarks.setState(nothing, true);

export const setMarks = (part: Partial<MarkState>): void => useMarks.setState(part);

export const addMark = (mark: Mark): void => useMarks.setState(({ marks }) => ({ marks: [...marks, mark] }));

/** Forgets taps, because another search numbers the regions anew. */
export const forgetTaps = (): void =>
  useMarks.setState(({ marks }) => ({
    marking: null,
    marks: marks.filter(({ kind }) => kind !== 'region'),
  }));

export const undoMark = (): void => useMarks.setState(({ marks }) => ({ marks: marks.slice(0, -1) }));

/** Switches detected things on or off together. */
export function chooseObjects(ids: readonly number[], isChosen: boolean): void {
  useMarks.setState(({ objects }) => {
    const others = objects.filter((id) => !ids.includes(id));
    return { objects: isChosen ? [...others, ...ids] : others };
  });
}

/** Points out detected things in the list and on the photo. */
export const pointAtObjects = (pointedAt: readonly number[]): void => useMarks.setState({ pointedAt });
