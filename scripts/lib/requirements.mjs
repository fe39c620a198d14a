/** @typedef {{ first: string, last: string }} Range from one id to another of the same area */
/** @typedef {Range & { for: string }} Waiting requirements for a later part of the product */
/** @typedef {Range & { title: string, waits?: Waiting[] }} Area */
/** @typedef {{ ids: string[], for: string | null }} Open what is not proven, and which part it waits for, if any */
/** @typedef {{ area: string, title: string, proven: string[], open: Open[] }} Coverage */

/**
 * Ids from the first to the last: 'EDITS-01', 'EDITS-02' …
 * @param {Range} range
 * @returns {string[]}
 */
export function idsOf({ first, last }) {
  const [name = '', from = ''] = first.split(/-(?=\d+$)/);
  const to = last.slice(name.length + 1);
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, place) => {
    const number = String(Number(from) + place).padStart(from.length, '0');
    return `${name}-${number}`;
  });
}

/** Titles of tests of the scripts contain ids only as examples. */
const OF_THE_PRODUCT = /[\\/]packages[\\/]/;

/**
 * Titles of the product's tests that passed, with the titles of their groups. The same test runs on both databases, and
 * proves something only if it passes on both.
 * @param {any} report what Vitest's JSON reporter wrote
 * @returns {string[]}
 */
export function vitestTitles(report) {
  const files = (report?.testResults ?? []).filter((/** @type {any} */ { name }) =>
    OF_THE_PRODUCT.test(name),
  );
  const tests = files.flatMap((/** @type {any} */ file) => file.assertionResults);
  const titlesWith = (/** @type {string} */ status) =>
    tests
      .filter((/** @type {any} */ test) => test.status === status)
      .map((/** @type {any} */ test) => test.fullName);
  const failed = new Set(titlesWith('failed'));
  return titlesWith('passed').filter((/** @type {string} */ title) => !failed.has(title));
}

/**
 * The same for browser tests. A flaky test proves nothing, and a test need not run on every screen.
 * @param {any} report what Playwright's JSON reporter wrote
 * @returns {string[]}
 */
export function playwrightTitles(report) {
  const has = (/** @type {any[]} */ tests, /** @type {string} */ wanted) =>
    tests.some(({ status }) => status === wanted);
  const titlesOf = (/** @type {any} */ suite) => [
    ...(suite.specs ?? [])
      .filter(
        (/** @type {any} */ { tests }) =>
          has(tests, 'expected') && !has(tests, 'unexpected') && !has(tests, 'flaky'),
      )
      .map((/** @type {any} */ spec) => spec.title),
    ...(suite.suites ?? []).flatMap(titlesOf),
  ];
  return (report?.suites ?? []).flatMap(titlesOf);
}

/**
 * The requirements in the titles, by area.
 * @param {Readonly<Record<string, Area>>} areas
 * @param {readonly string[]} titles
 * @returns {Coverage[]}
 */
export function coverageOf(areas, titles) {
  const named = new Set(titles.flatMap((title) => title.match(/\b[A-Z]+-\d+\b/g) ?? []));
  return Object.entries(areas).map(([area, about]) => {
    const ids = idsOf(about);
    return {
      area,
      title: about.title,
      proven: ids.filter((id) => named.has(id)),
      open: byReason(
        ids.filter((id) => !named.has(id)),
        about.waits ?? [],
      ),
    };
  });
}

/**
 * First the requirements that should be proven now, then the waiting ones.
 * @param {readonly string[]} ids
 * @param {readonly Waiting[]} waits
 * @returns {Open[]}
 */
function byReason(ids, waits) {
  const reasons = new Map(waits.flatMap((waiting) => idsOf(waiting).map((id) => [id, waiting.for])));
  const groups = Map.groupBy(ids, (id) => reasons.get(id) ?? null);
  return [...groups]
    .map(([reason, members]) => ({ ids: members, for: reason }))
    .sort((a, b) => Number(a.for !== null) - Number(b.for !== null));
}

/**
 * 'EDITS-01 to 04, 07' in place of a line of ids.
 * @param {readonly string[]} ids of one area, ascending
 */
export function inRanges(ids) {
  /** @type {[string, string][]} */
  const ranges = [];
  for (const id of ids) {
    const last = ranges.at(-1);
    if (last && numberOf(id) === numberOf(last[1]) + 1) last[1] = id;
    else ranges.push([id, id]);
  }
  return ranges
    .map(([from, to], place) => {
      const first = place === 0 ? from : digitsOf(from);
      return from === to ? first : `${first} to ${digitsOf(to)}`;
    })
    .join(', ');
}

/** @param {string} id */
const digitsOf = (id) => id.slice(id.lastIndexOf('-') + 1);
/** @param {string} id */
const numberOf = (id) => Number(digitsOf(id));
