/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [link] a workspace of this repository
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {boolean} [peer]
 */
/** @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile */

/**
 * Why the installed packages differ from the lockfile; undefined when they match.
 * @param {Lockfile | undefined} wanted package-lock.json
 * @param {Lockfile | undefined} installed npm's own record of the installation, node_modules/.package-lock.json
 * @returns {string | undefined}
 */
export function whyInstall(wanted, installed) {
  if (!wanted?.packages) return undefined;
  if (!installed?.packages) return 'not installed yet';
  for (const [place, locked] of Object.entries(wanted.packages)) {
    if (!place.includes('node_modules/')) continue;
    const found = installed.packages[place];
    if (!found) {
      // Packages for other platforms and optional peers may be missing.
      if (locked.optional || locked.devOptional || locked.peer) continue;
      return `${nameOf(place)} is missing`;
    }
    if (found.version !== locked.version) return `${nameOf(place)} changed`;
  }
  const extra = Object.keys(installed.packages).find((place) => !wanted.packages?.[place]);
  return extra && `${nameOf(extra)} is no longer needed`;
}

/** @param {string} place a path such as `node_modules/a/node_modules/b` */
function nameOf(place) {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
