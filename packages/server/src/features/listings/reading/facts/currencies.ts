/** The currency of a bare `$` or `kr` on the site of the page. */
export interface DollarOf {
  dollar: string | null;
  crown: string | null;
}

const CODES = new Set(
  'USD EUR GBP CHF CAD AUD NZD MXN BRL ARS CLP COP PEN UYU JPY CNY INR SGD HKD ZAR AED SAR QAR ILS TRY SEK NOK DKK ISK PLN CZK HUF RON BGN RUB UAH THB MYR IDR PHP VND KRW TWD EGP MAD NGN KES'.split(
    ' ',
  ),
);

/** Longest first: `US$` before `$`. */
const SIGNS: [string, string | 'dollar' | 'crown'][] = [
  ['US$', 'USD'],
  ['CA$', 'CAD'],
  ['AU$', 'AUD'],
  ['NZ$', 'NZD'],
  ['MX$', 'MXN'],
  ['HK$', 'HKD'],
  ['C$', 'CAD'],
  ['A$', 'AUD'],
  ['R$', 'BRL'],
  ['S$', 'SGD'],
  ['Euro', 'EUR'],
  ['SFr.', 'CHF'],
  ['Fr.', 'CHF'],
  ['Kč', 'CZK'],
  ['zł', 'PLN'],
  ['kr.', 'crown'],
  ['kr', 'crown'],
  ['Ft', 'HUF'],
  ['£', 'GBP'],
  ['€', 'EUR'],
  ['₹', 'INR'],
  ['¥', 'JPY'],
  ['₪', 'ILS'],
  ['₺', 'TRY'],
  ['₽', 'RUB'],
  ['$', 'dollar'],
];

const ENDINGS: Record<string, Partial<DollarOf>> = {
  ca: { dollar: 'CAD' },
  au: { dollar: 'AUD' },
  nz: { dollar: 'NZD' },
  mx: { dollar: 'MXN' },
  sg: { dollar: 'SGD' },
  hk: { dollar: 'HKD' },
  cl: { dollar: 'CLP' },
  co: { dollar: 'COP' },
  ar: { dollar: 'ARS' },
  se: { crown: 'SEK' },
  no: { crown: 'NOK' },
  dk: { crown: 'DKK' },
  is: { crown: 'ISK' },
};

/**
 * The meaning of bare signs on a host: the dollar of the United States unless its top-level domain names another
 * country.
 */
export function dollarOf(host: string): DollarOf {
  const ending = host.slice(host.lastIndexOf('.') + 1).toLowerCase();
  return { dollar: 'USD', crown: null, ...ENDINGS[ending] };
}

/** The code of a currency from its code or sign; null if it is unknown. */
export function currencyCode(value: unknown, dollars: DollarOf = dollarOf('')): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim().slice(0, 20);
  if (/^[A-Za-z]{3}$/.test(text) && CODES.has(text.toUpperCase())) return text.toUpperCase();
  return currencyBehind(text, dollars) || null;
}

/** The currency at the end of a text; '' for a sign with several meanings; null for none. */
export function currencyBefore(text: string, dollars: DollarOf = dollarOf('')): string | null {
  const near = text.slice(-12).trimEnd();
  const code = /(?:^|[^A-Za-z])([A-Za-z]{3})$/.exec(near)?.[1]?.toUpperCase();
  if (code !== undefined && CODES.has(code)) return code;
  return meant(SIGNS.find(([sign]) => endsWithWord(near, sign))?.[1], dollars);
}

/** The currency at the beginning of a text, as `currencyBefore`. */
export function currencyBehind(text: string, dollars: DollarOf = dollarOf('')): string | null {
  const near = text.slice(0, 12).replace(/^(?:[,.]-+)?\s*/, '');
  const code = /^([A-Za-z]{3})(?![A-Za-z])/.exec(near)?.[1]?.toUpperCase();
  if (code !== undefined && CODES.has(code)) return code;
  return meant(SIGNS.find(([sign]) => startsWithWord(near, sign))?.[1], dollars);
}

function meant(currency: string | undefined, dollars: DollarOf): string | null {
  if (currency === undefined) return null;
  if (currency === 'dollar') return dollars.dollar ?? '';
  if (currency === 'crown') return dollars.crown ?? '';
  return currency;
}

function endsWithWord(text: string, sign: string): boolean {
  if (!text.toLowerCase().endsWith(sign.toLowerCase())) return false;
  return !/^\p{L}/u.test(sign) || !/\p{L}$/u.test(text.slice(0, -sign.length));
}

function startsWithWord(text: string, sign: string): boolean {
  if (!text.toLowerCase().startsWith(sign.toLowerCase())) return false;
  return !/\p{L}$/u.test(sign) || !/^\p{L}/u.test(text.slice(sign.length));
}
