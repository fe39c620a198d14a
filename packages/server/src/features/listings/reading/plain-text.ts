import { decodeHTML } from 'entities';

/**
 * Plain text of at most so many characters: tags removed, entities decoded, white space reduced to single blanks,
 * trimmed.
 */
export function plainText(value: unknown, limit: number): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value).slice(0, limit);
  if (typeof value !== 'string') return null;
  // The rest would be cut off below; tags and entities also need room.
  const raw = value.slice(0, limit * 4 + 1_000);
  const decoded = raw.includes('&') ? decodeHTML(withoutTags(raw)) : raw;
  const text = onOneLine(withoutTags(decoded));
  return text === '' ? null : cutAt(text, limit);
}

/** At most so many characters, ending in an ellipsis if something was cut off. */
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

/** Letters and digits only, in lower case and without accents, for comparing names of fields. */
export function nameKey(name: string): string {
  return name
    .slice(0, 200)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
