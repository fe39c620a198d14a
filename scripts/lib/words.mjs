/**
 * What a repository that anyone clones must not say: places that exist on one machine only.
 * @type {readonly { pattern: RegExp, why: string, but?: RegExp }[]} `but`: files that are about exactly that
 */
const STAY_OUT = [
  {
    pattern: /(?<![\w.])\/(home\/[a-z]|Users\/[A-Za-z]|root\/)/,
    why: 'a path of one machine',
  },
  { pattern: /\bfile:\/\/\//, why: 'a path of one machine' },
  // npm finds a package by its name in whatever registry is set up; an address would tie a clone to one.
  { pattern: /"resolved": "https?:/, why: 'the address of a package registry' },
  {
    pattern: /\b(10\.\d+|192\.168|172\.(1[6-9]|2\d|3[01]))\.\d+\.\d+\b/,
    why: 'an address of one network',
    but: /^packages\/server\/src\/platform\/web-fetcher\//,
  },
];

/**
 * Lines of a file that say what stays out.
 * @param {string} path
 * @param {string} text
 * @returns {string[]} each as `path:line: why`
 */
export function wordsThatStayOut(path, text) {
  const problems = [];
  for (const [index, line] of text.split('\n').entries()) {
    for (const { pattern, why, but } of STAY_OUT) {
      if (pattern.test(line) && !but?.test(path)) problems.push(`${path}:${index + 1}: ${why}`);
    }
  }
  return problems;
}
