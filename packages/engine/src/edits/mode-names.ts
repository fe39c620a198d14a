import { EDIT_VOCABULARY, type EditMode } from '@home-design/vocabulary';

/** The long names that some callers know edits by, and the edit that answers to each. */
export const MODE_NAMES: Readonly<Record<string, EditMode>> = Object.fromEntries(
  Object.entries(EDIT_VOCABULARY).flatMap(([mode, { names }]) =>
    names.filter((name) => name !== mode).map((name) => [name, mode as EditMode] as const),
  ),
);
