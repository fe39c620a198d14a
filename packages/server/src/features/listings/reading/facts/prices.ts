import { PLAUSIBLE } from '../bounds.ts';
import type { ListingPrice } from '../listing-facts.ts';
import { currencyBefore, currencyBehind, type DollarOf } from './currencies.ts';
import { type NumberInText, numbersIn } from './numbers.ts';

type Period = ListingPrice['per'];

/** Facts about a price from its surroundings. */
export interface PriceHints {
  currency?: string | null;
  per?: Period;
  /** The dollar (or crown) of a bare sign; null: unknown. */
  dollarOf?: DollarOf;
}

const PERIODS: [NonNullable<Period>, RegExp][] = [
  [
    'month',
    /(?:\/|\b(?:per|a|pro|im|par|al|por|p\.?)|€)\s*(?:calendar\s+)?(?:month|mont?h?s?\b|mo\b|mth|monat|mois\b|mes\b|mese\b)|\bmonthly|\bpcm\b|\bp\.c\.m|\bp\/?m\b|monatlich|mensuel|mensual|mensile|(?:kalt|warm)miete/iu,
  ],
  [
    'week',
    /(?:\/|\b(?:per|a|pro|par|por))\s*(?:week|wk\b|woche|semaine|semana|settimana)|\bweekly|\bp\/?w\b|wöchentlich/iu,
  ],
  [
    'year',
    /(?:\/|\b(?:per|a|pro|par|al|all|por)['’]?)\s*(?:year|yr\b|annum|jahr|an\b|año|anno\b)|\b(?:yearly|annually)|\bp\.\s?a\.?|jährlich/iu,
  ],
];

const MULTIPLES: [RegExp, number][] = [
  [/^\s?(?:k|tsd|mila|mil)(?![\p{L}\d²])/iu, 1e3],
  [/^\s?(?:m|mn|mm|mio|mln|million(?:en|es|s|i)?|milion[ei]|millones)(?![\p{L}\d²])/iu, 1e6],
  [/^\s?(?:lakhs?|lacs?)(?!\p{L})/iu, 1e5],
  [/^\s?(?:crores?|cr)(?!\p{L})/iu, 1e7],
];

/** 3.500 €/m² is a price per area, not that of the home. */
const PER_AREA = /^\s*(?:€|\$|£|[A-Z]{3})?\s*(?:\/|per|pro|par|al|por)\s*(?:m²|m2|mq|qm|sq|sf|ft|square)/iu;

/** The period in a text, null if there is none. */
export function readPeriod(text: string): Period {
  const sample = text.slice(0, 300);
  return PERIODS.find(([, pattern]) => pattern.test(sample))?.[0] ?? null;
}

/** A price from a text or number: '$450,000', '1.250.000 €', '$1.2M', '£1,200 pcm'. Null if there is none. */
export function readPrice(value: unknown, hints: PriceHints = {}): ListingPrice | null {
  if (typeof value === 'number') return priceOf(value, hints.currency ?? null, hints.per ?? null);
  if (typeof value !== 'string') return null;
  const text = value.slice(0, 300);
  const wholes = numbersIn(text).filter(({ end }) => !PER_AREA.test(text.slice(end, end + 30)));
  const withCurrency = wholes.find((number) => currencyBeside(text, number, hints.dollarOf) !== null);
  const number = withCurrency ?? wholes[0];
  if (!number || /-\s*$/.test(text.slice(0, number.start).replace(/[$£€]\s*$/u, ''))) return null;
  const currency = currencyBeside(text, number, hints.dollarOf) || hints.currency || null;
  // A number among words without a currency is not a price: 'Call 555 0100'.
  if (
    !withCurrency &&
    /\p{L}{3,}/u.test(text.replace(/\b(?:from|month|per|pcm|week|year|mio|million)\b/giu, ''))
  )
    return null;
  return priceOf(multiplied(text, number), currency, periodOf(text, number) ?? hints.per ?? null);
}

/** '' for a sign that means several currencies. */
function currencyBeside(text: string, { start, end }: NumberInText, dollarOf?: DollarOf): string | null {
  const behind = text.slice(end, end + 24);
  const multiple = MULTIPLES.map(([pattern]) => pattern.exec(behind)?.[0].length ?? 0);
  return (
    currencyBefore(text.slice(0, start), dollarOf) ??
    currencyBehind(behind.slice(Math.max(...multiple)), dollarOf)
  );
}

function multiplied(text: string, { value, start, end }: NumberInText): number {
  const multiple = MULTIPLES.find(([pattern]) => pattern.test(text.slice(end, end + 12)))?.[1];
  if (multiple === undefined) return value;
  // 1.250M: before a multiplier, a single mark is a decimal point.
  const digits = text.slice(start, end);
  const decimal = multiple > 1e3 && /^\d{1,3}[.,]\d{3}$/.test(digits) ? value / 1_000 : value;
  return decimal * multiple;
}

/** The period between the number and the next one; else anywhere. */
function periodOf(text: string, { end }: NumberInText): Period {
  const behind = /^\D{0,80}/u.exec(text.slice(end))?.[0] ?? '';
  return readPeriod(behind) ?? readPeriod(text);
}

function priceOf(amount: number, currency: string | null, per: Period): ListingPrice | null {
  const whole = Math.round(amount);
  if (!Number.isFinite(whole) || whole <= 0 || whole > PLAUSIBLE.price) return null;
  return { amount: whole, currency, per };
}
