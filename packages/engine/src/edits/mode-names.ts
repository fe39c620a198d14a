import { EDIT_VOCABULARY, type EditMode } from '@home-design/vocabulary';

/** Long names of edits in some clients, with the edit of each. */
export const MODE_NAMES: Readonly<Record<string, EditMode>> = Object.fromEntries(
  Object.entries(EDIT_VOCABULARY).flatMap(([mode, { names }]) =>
    names.filter((name) => name !== mode).map((name) => [name, mode as EditMode] as const),
  ),
);
