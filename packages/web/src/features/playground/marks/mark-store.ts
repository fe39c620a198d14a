import type { EditMode, REMOVAL_QUALITIES, VersionId } from '@home-design/contract';
import { create } from 'zustand';
import type { Mark, Side } from './mark.ts';

export type Tool = 'tap' | 'rectangle' | 'brush';

/** What a person points out on the photo: shared by the photo, which is marked, and the panel, which sends it. */
export interface MarkState {
  /** What is being marked; null while the photo is only looked at. */
  marking: Marking | null;
  tool: Tool;
  side: Side;
  /** Width of the brush, as a share of the picture's width. */
  brush: number;
  marks: readonly Mark[];
  /** The version whose detected things are shown on the photo. */
  detectedIn: VersionId | null;
  /** Detected things that are to go, by number. */
  objects: readonly number[];
  /** Why what was chosen could not be taken out; null as long as nobody tried. */
  problem: string | null;
}

export interface Marking {
  mode: EditMode;
  /** The version the edit starts from: its surfaces, or its watermarks, are what is tapped. */
  base: VersionId;
  /** How closely watermarks are looked for, where they are what is tapped. */
  quality?: RemovalQuality;
}

/** In these a tap switches over what the edit takes by itself; in the others it adds or spares. */
export const SWITCHED: ReadonlySet<EditMode> = new Set(['wall-color', 'floor', 'watermark']);

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
  problem: null,
};

/** Marks of the version that is shown; another version or kind of edit begins anew. */
export const useMarks = create<MarkState>()(() => nothing);

export const forgetMarks = (): void => useMarks.setState(nothing, true);

export const setMarks = (part: Partial<MarkState>): void => useMarks.setState(part);

export const addMark = (mark: Mark): void => useMarks.setState(({ marks }) => ({ marks: [...marks, mark] }));

/** What was tapped is forgotten: it was found in another way. */
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
