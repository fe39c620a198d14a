import type { SelectionCorrections } from '@home-design/contract';
import type { EditRequest } from '@home-design/engine';

/** Pictures that came with the arguments, in base64, by name: painted masks, a logo. */
export type InlineFiles = Readonly<Record<string, string>>;

/** Where those pictures lie as files, by the same names. */
export type InlinePaths = Readonly<Record<string, string>>;

type EngineCorrections = Extract<EditRequest, { corrections: unknown }>['corrections'];

/** A person's corrections: what the version shows, what the job keeps, and what the engine is told. */
export interface ReadCorrections {
  /** Without the painted masks, which would come along with every list of versions. */
  shown: Readonly<Record<string, SelectionCorrections>>;
  bulky: Readonly<Record<string, SelectionCorrections>>;
  files: InlineFiles;
  forEngine(paths?: InlinePaths): EngineCorrections;
}

/**
 * Takes apart what a person pointed out.
 * @param name of the argument it came as.
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
