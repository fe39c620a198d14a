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
 * Why the installed packages are not what the lockfile asks for; undefined when they are.
 * @param {Lockfile | undefined} wanted package-lock.json
 * @param {Lockfile | undefined} installed npm's own note of what it installed, node_modules/.package-lock.json
 * @returns {string | undefined}
 */
export function whyInstall(wanted, installed) {
  if (!wanted?.packages) return undefined;
  if (!installed?.packages) return 'not installed yet';
  for (const [place, locked] of Object.entries(wanted.packages)) {
    if (!place.includes('node_modules/')) continue;
    const found = installed.packages[place];
    if (!found) {
      // Those for other platforms, and peers nobody asked for, are rightly absent.
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
