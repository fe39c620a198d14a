/** Licences that require only their notice. */
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

/**
 * Changes to these files must stay open. That does not affect a program that only runs them, so they are allowed for
 * tools.
 */
const FOR_TOOLS = new Set(['MPL-2.0']);

/**
 * Packages with another licence, each with the reason why it is allowed. sharp's builds of libvips are separate,
 * replaceable shared libraries, as the LGPL requires.
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
