/** The product's texts are English, and so are its numbers and dates. */
const LOCALE = 'en-US';

const numbers = new Intl.NumberFormat(LOCALE);
const percents = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0 });
const moments = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'medium' });
const days = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' });
const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });

export const formatNumber = (value: number): string => numbers.format(value);
/** 0 … 1 as a whole percentage. */
export const formatPercent = (fraction: number): string => percents.format(fraction);
/** An ISO moment as date and time in the reader's time zone. */
export const formatMoment = (iso: string): string => moments.format(new Date(iso));
/** An ISO moment as a day in the reader's time zone: 'Jan 2, 2026'. */
export const formatDay = (iso: string): string => days.format(new Date(iso));
/** '1 photo', '3 photos'. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** Seconds in each unit, largest first. */
const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** '5 minutes ago', 'yesterday'; 'just now' below a minute and for clocks that differ. */
export function formatTimeAgo(iso: string, now: Date): string {
  const seconds = (now.getTime() - new Date(iso).getTime()) / 1000;
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return relative.format(-Math.floor(seconds / length), unit);
  }
  return 'just now';
}

/** File sizes in the decimal units that file managers show. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** 'a few seconds', 'about 20 s', 'less than a minute', 'about 2 min': no more precise than known. */
export function inAboutWords(seconds: number): string {
  if (seconds < 7.5) return 'a few seconds';
  if (seconds < 27.5) return `about ${Math.round(seconds / 5) * 5} s`;
  if (seconds < 45) return `about ${Math.round(seconds / 10) * 10} s`;
  if (seconds < 60) return 'less than a minute';
  if (seconds < 90) return 'about a minute';
  return `about ${Math.round(seconds / 60)} min`;
}
