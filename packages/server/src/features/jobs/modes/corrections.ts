import type { Corrections } from '@home-design/contract';
import type { EditRequest } from '@home-design/engine';

/** PNG pictures in base64. */
export interface PaintedMasks {
  add?: string;
  remove?: string;
}

/** Where the painted masks of an edit lie as files. */
export interface MaskPaths {
  add?: string;
  remove?: string;
}

type EngineCorrections = Extract<EditRequest, { corrections: unknown }>['corrections'];

/** A person's corrections: what the version shows, what the job keeps, and what the engine is told. */
export interface ReadCorrections {
  /** Without the painted masks, which would come along with every list of versions. */
  shown: { corrections: Corrections };
  bulky: { corrections?: Corrections };
  painted: PaintedMasks;
  forEngine(masks?: MaskPaths): EngineCorrections;
}

/** Takes apart what a person pointed out. */
export function readCorrections(corrections: Corrections): ReadCorrections {
  const { painted: add, ...added } = corrections.add;
  const { painted: remove, ...removed } = corrections.remove;
  const painted = { ...(add ? { add } : {}), ...(remove ? { remove } : {}) };
  return {
    shown: { corrections: { add: added, remove: removed } },
    bulky: add || remove ? { corrections } : {},
    painted,
    forEngine: (masks = {}) => ({
      add: { ...added, ...(masks.add ? { painted: masks.add } : {}) },
      remove: { ...removed, ...(masks.remove ? { painted: masks.remove } : {}) },
    }),
  };
}
