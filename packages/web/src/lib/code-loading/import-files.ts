/** Files of this build that the browser has cached: their names contain a hash. */
const come = new Set<string>();
/** Files under way: several imports at once need many of the same files. */
const coming = new Map<string, Promise<void>>();

/**
 * Imports code after all its files are fetched. A browser may remember a failed module file for the rest of the page,
 * and every later import of it fails; a fetch can be retried. The build
 * puts this around every import.
 * @param load imports the code
 * @param names the files it needs, as named by the build
 * @throws the error of the file that failed; nothing is imported then
 */
export async function importFiles<Code>(
  load: () => Promise<Code>,
  names: readonly string[] = [],
): Promise<Code> {
  const files = names.map((name) => new URL(`/${name}`, document.baseURI).href);
  // The build names no files if there is only one.
  const own = /\bimport\(\s*["'`]([^"'`]+)["'`]\s*\)/.exec(String(load))?.[1];
  if (own !== undefined) files.push(new URL(own, import.meta.url).href);
  await Promise.all([...new Set(files)].filter((file) => !come.has(file)).map(bring));
  return load();
}

/** Simultaneous calls share one request; a failed one can be repeated. */
function bring(file: string): Promise<void> {
  const earlier = coming.get(file);
  if (earlier) return earlier;
  const bringing = bringOnce(file).finally(() => coming.delete(file));
  coming.set(file, bringing);
  return bringing;
}

async function bringOnce(file: string): Promise<void> {
  if (!isInPage(file)) await (file.endsWith('.css') ? addStyles(file) : fetchWhole(file));
  come.add(file);
}

/** A file that is only preloaded may have failed. */
const IN_PAGE = 'script[src], link[href]:not([rel="preload"])';
const isInPage = (file: string): boolean =>
  [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(IN_PAGE)].some(
    (element) => ('src' in element ? element.src : element.href) === file,
  );

async function fetchWhole(file: string): Promise<void> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${answer.status} ${file}`);
  await answer.arrayBuffer(); // an answer cut off half-way would not be cached
}

function addStyles(file: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = file;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`Style sheet did not come: ${file}`));
    };
    document.head.append(link);
  });
}
