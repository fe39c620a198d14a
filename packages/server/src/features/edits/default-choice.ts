import { EDIT_DEFAULTS, type EditMode, OBJECT_TYPES, PRODUCT_NAME } from '@home-design/contract';

/** Defaults of modes that need at least one choice. */
const CHOICES: Partial<Record<EditMode, { names: readonly string[]; choice: Record<string, unknown> }>> = {
  'object-removal': {
    names: ['categories', 'objects', 'corrections'],
    choice: { categories: [...OBJECT_TYPES] },
  },
  'selective-change': {
    names: ['color', 'categories', 'objects', 'corrections', 'light'],
    choice: { color: EDIT_DEFAULTS.color },
  },
  brand: { names: ['text', 'logo'], choice: { text: PRODUCT_NAME } },
};

/** The given arguments, or the mode's default choice if none of its alternatives is given. */
export function withDefaultChoice(mode: EditMode, given: Record<string, unknown>): Record<string, unknown> {
  const known = CHOICES[mode];
  if (!known || known.names.some((name) => Object.hasOwn(given, name))) return given;
  return { ...given, ...known.choice };
}
