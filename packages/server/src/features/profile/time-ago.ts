const UNITS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

const WORDS = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });

/** The age of a moment in the largest full unit: '5 minutes ago'; 'just now' below a minute. */
export function timeAgo(then: Date, now: Date): string {
  const seconds = (now.getTime() - then.getTime()) / 1000;
  const unit = UNITS.find(([, length]) => seconds >= length);
  return unit ? WORDS.format(-Math.floor(seconds / unit[1]), unit[0]) : 'just now';
}
