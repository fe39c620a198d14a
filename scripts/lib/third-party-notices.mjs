import { mayUse } from './licences.mjs';

/** @typedef {{ version?: string, license?: string, dev?: boolean, devOptional?: boolean, link?: boolean }} Locked */
/** @typedef {{ package: string, version: string } | { trained: string }} ModelSource */
/** @typedef {{ name: string, file: string, license: string, source: ModelSource }} Model */

/**
 * The text of THIRD_PARTY.md: everything that ships with the product, and its licences.
 * @param {Record<string, Locked>} packages of package-lock.json
 * @param {readonly Model[]} models
 * @throws when something ships under a licence that is not allowed
 */
export function thirdPartyNotices(packages, models) {
  /** @type {Map<string, Set<string>>} */
  const byLicence = new Map();
  for (const [place, { version, license, dev, devOptional, link }] of Object.entries(packages)) {
    if (!place.includes('node_modules/') || link || dev || devOptional) continue;
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (!mayUse({ name, licence: license, tool: false }))
      throw new Error(`${name}: ${license} may not ship.`);
    const list = byLicence.get(license ?? '') ?? new Set();
    byLicence.set(license ?? '', list.add(`${name} ${version}`));
  }

  const sections = [...byLicence]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, names]) => `## ${licence}\n\n${[...names].sort().join(', ')}\n`);
  const weights = models.map(
    ({ name, file, license, source }) =>
      `- ${name} (\`packages/engine/models/${file}\`): ${license}, ${originOf(source)}`,
  );
  return [
    '# Third-party notices\n',
    'Written by `node scripts/checks/third-party.mjs`; do not edit. It lists what the running product consists of',
    'besides its own code, by licence. The text of each licence lies in the package itself, under `node_modules`.',
    'Tools that are only needed for development are not listed.\n',
    '## Model weights\n',
    ...weights,
    '\n## Fonts\n',
    'Fraunces and Inter, both under the SIL Open Font License 1.1; they are among the packages below.\n',
    sections.join('\n'),
  ].join('\n');
}

/** @param {ModelSource} source */
function originOf(source) {
  if ('trained' in source) return `trained here, see \`packages/engine/${source.trained}\``;
  return `from ${source.package} ${source.version}`;
}
