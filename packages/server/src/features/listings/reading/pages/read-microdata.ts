import { BOUNDS } from '../bounds.ts';
import type { PartialReading } from '../facts/partial-reading.ts';
import type { JsonObject } from '../json-values.ts';
import { type Described, readChosenHome } from './choose-home.ts';
import { type PageElement, textOf } from './page.ts';
import type { PageContext } from './page-context.ts';

/** Properties and items that are read from one page. */
const PROPERTIES = 3_000;
const ITEMS = 500;

/** The facts about the page's home in microdata (`itemscope`, `itemprop`) and RDFa Lite (`typeof`, `property`). */
export function readMicrodata(elements: PageElement[], context: PageContext): PartialReading {
  const items = new Map<PageElement, JsonObject>();
  const described: Described[] = [];
  let properties = 0;
  for (const element of elements) {
    const { attributes, scope } = element;
    const isItem = attributes.has('itemscope') || attributes.has('typeof');
    if (isItem && items.size < ITEMS) {
      const type = (attributes.get('itemtype') ?? attributes.get('typeof') ?? '').trim().split(/\s+/, 4);
      const id = attributes.get('itemid') ?? attributes.get('resource');
      items.set(element, { '@type': type, ...(id ? { '@id': id } : {}) });
    }
    const names = (attributes.get('itemprop') ?? (scope ? attributes.get('property') : undefined))?.trim();
    const owner = scope ? items.get(scope) : undefined;
    if (names && owner && properties < PROPERTIES) {
      properties += 1;
      const value = isItem ? items.get(element) : contentOf(element);
      for (const name of names.split(/\s+/, 4)) keep(owner, name.replace(/^\w+:/, ''), value);
    } else if (isItem && !element.isAside) {
      const item = items.get(element);
      if (item) described.push({ node: item, block: 0 });
    }
  }
  return readChosenHome(described, context, 'microdata');
}

function keep(owner: JsonObject, name: string, value: unknown): void {
  if (name === '' || name === '__proto__' || value === undefined || value === null || value === '') return;
  const known = Object.hasOwn(owner, name) ? owner[name] : undefined;
  owner[name] =
    known === undefined ? value : [...(Array.isArray(known) ? known.slice(-200) : [known]), value];
}

function contentOf(element: PageElement): unknown {
  const { tag, attributes } = element;
  const content = attributes.get('content');
  if (content !== undefined) return content;
  if (tag === 'a' || tag === 'link' || tag === 'area') return attributes.get('href');
  if (tag === 'img' || tag === 'source')
    return attributes.get('data-src') ?? attributes.get('src') ?? attributes.get('srcset')?.split(/\s/, 1)[0];
  if (tag === 'data' || tag === 'meter') return attributes.get('value');
  if (tag === 'time') return attributes.get('datetime') ?? textOf(element, BOUNDS.title);
  return textOf(element, BOUNDS.description);
}
