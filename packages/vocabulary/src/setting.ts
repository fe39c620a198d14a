/** A setting with several options. */
export interface Choice<Options extends readonly (string | number)[] = readonly (string | number)[]> {
  readonly options: Options;
  /** The default. */
  readonly default: Options[number];
}

/** A setting that is a number. */
export interface Range {
  readonly min: number;
  readonly max: number;
  /** The step of a slider. */
  readonly step: number;
  readonly default: number;
}

export type Setting = Choice | Range;
export type Settings = Readonly<Record<string, Setting>>;

/** Defines a setting with options; the first is the default unless another is named. */
export function choice<
  const Options extends readonly (string | number)[],
  const Default extends Options[number] = Options[0],
>(
  options: Options,
  standard: Default = options[0] as Default,
): Choice<Options> & { readonly default: Default } {
  return { options, default: standard };
}

/** Defines a number from `min` to `max`. */
export function range(min: number, max: number, step: number, standard: number): Range {
  return { min, max, step, default: standard };
}
