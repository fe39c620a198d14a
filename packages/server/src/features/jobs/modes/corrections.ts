import type { SelectionCorrections } from '@home-design/contract';
import type { EditRequest } from '@home-design/engine';

/** Pictures inside the arguments, in base64, by name: painted masks, a logo. */
export type InlineFiles = Readonly<Record<string, string>>;

/** Paths of those pictures as files, by the same names. */
export type InlinePaths = Readonly<Record<string, string>>;

type EngineCorrections = Extract<EditRequest, { corrections: unknown }>['corrections'];

/** A person's corrections in three forms: for the version, for the job, and for the engine. */
export interface ReadCorrections {
  /** Without the painted masks, which would enlarge every list of versions. */
  shown: Readonly<Record<string, SelectionCorrections>>;
  bulky: Readonly<Record<string, SelectionCorrections>>;
  files: InlineFiles;
  forEngine(paths?: InlinePaths): EngineCorrections;
}

/**
 * Splits a person's corrections into those forms.
 * @param name of the argument that holds them.
 */
export function readCorrections(corrections: SelectionCorrections, name = 'corrections'): ReadCorrections {
  const { painted: add, ...added } = corrections.add;
  const { painted: remove, ...removed } = corrections.remove;
  const { only } = corrections;
  const names = { add: `${name}-add`, remove: `${name}-remove`, only: `${name}-only` };
  return {
    shown: { [name]: { add: added, remove: removed } },
    bulky: add || remove || only ? { [name]: corrections } : {},
    files: {
      ...(add ? { [names.add]: add } : {}),
      ...(remove ? { [names.remove]: remove } : {}),
      ...(only ? { [names.only]: only } : {}),
    },
    forEngine: (paths = {}) => ({
      add: { ...added, ...(paths[names.add] ? { painted: paths[names.add] } : {}) },
      remove: { ...removed, ...(paths[names.remove] ? { painted: paths[names.remove] } : {}) },
      ...(paths[names.only] ? { only: paths[names.only] } : {}),
    }),
  };
}
