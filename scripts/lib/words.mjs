/**
 * Text that a public repository must not contain: places that exist on one machine only.
 * @type {readonly { pattern: RegExp, why: string, but?: RegExp }[]} `but`: files that need such text
 */
const STAY_OUT = [
  {
    pattern: /(?<![\w.])\/(home\/[a-z]|Users\/[A-Za-z]|root\/)/,
    why: 'a path of one machine',
  },
  { pattern: /\bfile:\/\/\//, why: 'a path of one machine' },
  // npm finds a package by its name in the configured registry; an address would tie a clone to one registry.
  { pattern: /"resolved": "https?:/, why: 'the address of a package registry' },
  {
    pattern: /\b(10\.\d+|192\.168|172\.(1[6-9]|2\d|3[01]))\.\d+\.\d+\b/,
    why: 'an address of one network',
    but: /^packages\/server\/src\/platform\/web-fetcher\//,
  },
];

/**
 * The lines of a file with such text.
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
