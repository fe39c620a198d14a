import { posix } from 'node:path';

const FOLDER = 'docs/images/';
/** A picture in Markdown or in its HTML. */
const SHOWN = /!\[[^\]]*\]\(([^)\s]+)[^)]*\)|<img\b[^>]*\bsrc="([^"]+)"/g;

/**
 * Compares the pictures that documents show with the files that exist.
 * @param {Record<string, string>} documents text by path, from the repository's root
 * @param {readonly string[]} files paths of all files
 * @returns {string[]} one line for each missing picture, and for each file in `docs/images` that no document shows
 */
export function pictureProblems(documents, files) {
  const existing = new Set(files);
  const shown = new Set();
  const problems = [];
  for (const [path, text] of Object.entries(documents)) {
    for (const [, markdown, html] of text.matchAll(SHOWN)) {
      const address = markdown ?? html ?? '';
      if (/^[a-z]+:/.test(address)) continue;
      const picture = posix.join(posix.dirname(path), address);
      shown.add(picture);
      if (!existing.has(picture)) problems.push(`${path} shows ${picture}, which does not exist`);
    }
  }
  const unused = files.filter((file) => file.startsWith(FOLDER) && !shown.has(file));
  return [...problems, ...unused.map((file) => `${file} is shown by no document`)];
}
