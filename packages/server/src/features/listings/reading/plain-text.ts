import { decodeHTML } from 'entities';

/** Plain text of at most so many characters: tags removed, entities decoded, white space single, trimmed. */
export function plainText(value: unknown, limit: number): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value).slice(0, limit);
  if (typeof value !== 'string') return null;
  // What is cut off below would only be read in vain; tags and entities take their room too.
  const raw = value.slice(0, limit * 4 + 1_000);
  const decoded = raw.includes('&') ? decodeHTML(withoutTags(raw)) : raw;
  const text = onOneLine(withoutTags(decoded));
  return text === '' ? null : cutAt(text, limit);
}

/** At most so many characters, the last one an ellipsis where something was cut off. */
export function cutAt(text: string, limit: number): string {
  return text.length <= limit
    ? text
    : `${text
        .slice(0, limit - 1)
        .toWellFormed()
        .trimEnd()}…`;
}

function withoutTags(text: string): string {
  return text.includes('<') ? text.replace(/<(?:[a-zA-Z/!?])[^<>]*>/g, ' ') : text;
}

function onOneLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}\u200b-\u200f\ufeff]+/gu, ' ')
    .trim()
    .toWellFormed();
}

/** Letters and digits alone, in small letters and without accents: how names of fields are compared. */
export function nameKey(name: string): string {
  return name
    .slice(0, 200)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
