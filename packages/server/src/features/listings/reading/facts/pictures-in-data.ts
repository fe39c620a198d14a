import { BOUNDS } from '../bounds.ts';
import { isObject, property } from '../json-values.ts';
import { plainText } from '../plain-text.ts';
import type { PhotoFound } from './photos.ts';

/** Names of variants, the largest first. */
const LARGE = [
  'original',
  'full',
  'maxsize',
  'xxl',
  'xl',
  'hires',
  'large',
  'big',
  'url',
  'src',
  'href',
  'contenturl',
  'mediaurl',
];
const SMALL = /thumb|small|tiny|mini|icon|preview|placeholder|blur/i;
/** Values of one picture that are visited. */
const VALUES = 120;

/** The pictures of a list in the data of a page or record: addresses, or objects with one or many variants. */
export function picturesIn(list: unknown[]): PhotoFound[] {
  return list.slice(0, 300).flatMap((entry) => {
    const picture = typeof entry === 'string' ? { url: entry } : pictureOf(entry);
    return picture && isAddress(picture.url) ? [picture] : [];
  });
}

interface Variant {
  url: string;
  width: number;
  rank: number;
}

function pictureOf(entry: unknown): PhotoFound | null {
  if (!isObject(entry)) return null;
  const kind = property(entry, 'mediaType') ?? property(entry, 'MediaCategory') ?? property(entry, 'type');
  if (typeof kind === 'string' && /video|tour|floor\s?plan|map|document|pdf/i.test(kind.slice(0, 60)))
    return null;
  const variants: Variant[] = [];
  const waiting: { value: unknown; name: string; width: number; depth: number }[] = [
    { value: entry, name: '', width: 0, depth: 0 },
  ];
  for (let at = 0; at < waiting.length && at < VALUES; at += 1) {
    const { value, name, width, depth } = waiting[at] ?? { value: null, name: '', width: 0, depth: 9 };
    if (typeof value === 'string') {
      if (isAddress(value))
        variants.push({
          url: value,
          width: width || Number(/^\d{2,5}$/.exec(name)?.[0] ?? 0),
          rank: rankOf(name),
        });
    } else if (typeof value === 'object' && value !== null && depth < 4) {
      const wide = Number(property(value, 'width') ?? property(value, 'w') ?? 0);
      const isList = Array.isArray(value);
      for (const key of Object.keys(value).slice(0, 40))
        waiting.push({
          value: isList ? value[Number(key)] : property(value, key),
          name: isList ? name : key,
          width: Number.isFinite(wide) && wide > 0 ? wide : width,
          depth: depth + 1,
        });
    }
  }
  variants.sort((a, b) => b.width - a.width || a.rank - b.rank);
  const [best] = variants;
  if (!best) return null;
  const caption = ['caption', 'ShortDescription', 'description', 'alt', 'title']
    .map((name) => plainText(property(entry, name), BOUNDS.caption))
    .find((text) => text !== null);
  return { url: best.url, caption: caption ?? null, width: best.width || null };
}

function rankOf(name: string): number {
  if (SMALL.test(name.slice(0, 60))) return 100;
  const key = name.slice(0, 60).toLowerCase();
  const at = LARGE.findIndex((word) => key.includes(word));
  return at < 0 ? 50 : at;
}

function isAddress(text: string): boolean {
  return (
    text.length <= BOUNDS.url &&
    (/^(?:https?:)?\/\/[^\s]+$/.test(text) ||
      /^\/?[^\s:?#]+\.(?:jpe?g|png|webp|avif)(?:\?[^\s]*)?$/i.test(text))
  );
}
