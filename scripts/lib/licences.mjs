/** Licences that ask for no more than their notice. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Changes to these files stay open, which binds nobody who merely runs them: fine for tools. */
const FOR_TOOLS = new Set(['MPL-2.0']);

/**
 * Packages that ship under another licence, each with the reason why that is right. sharp's builds of libvips
 * are separate, replaceable shared libraries, which is what the LGPL asks for.
 */
const EXCEPTIONS = [{ name: /^@img\/sharp-(libvips-|wasm32|win32-)/, licence: 'LGPL-3.0-or-later' }];

/**
 * Whether a package may be used.
 * @param {{ name: string, licence: string | undefined, tool: boolean }} used `tool`: needed to develop, not to run
 */
export function mayUse({ name, licence, tool }) {
  if (!licence) return false;
  /** @param {string} term */
  const fits = (term) =>
    PERMISSIVE.has(term) ||
    (tool && FOR_TOOLS.has(term)) ||
    EXCEPTIONS.some((exception) => exception.licence === term && exception.name.test(name));
  const expression = licence.replace(/[()]/g, '');
  return expression.split(' OR ').some((choice) => choice.split(' AND ').every(fits));
}
