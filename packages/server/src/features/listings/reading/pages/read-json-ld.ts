import { type PartialReading, remark } from '../facts/partial-reading.ts';
import { asList, isObject, type JsonObject, lenientJson, property } from '../json-values.ts';
import { type Described, readChosenHome } from './choose-home.ts';
import { type PageElement, scriptOf } from './page.ts';
import type { PageContext } from './page-context.ts';
import { isHome, PARTS } from './schema-org.ts';

/** Blocks of JSON-LD that are read, and nodes in all of them. */
const BLOCKS = 60;
const NODES = 2_000;

/** The facts about the home in the JSON-LD of a page. */
export function readJsonLd(elements: PageElement[], context: PageContext): PartialReading {
  const scripts = elements.filter(
    ({ tag, attributes }) => tag === 'script' && isJsonLd(attributes.get('type')),
  );
  const described: Described[] = [];
  let unread = 0;
  scripts.slice(0, BLOCKS).forEach((script, block) => {
    const text = scriptOf(script);
    const data = lenientJson(text);
    if (data === undefined && text.trim() !== '') unread += 1;
    for (const node of nodesOf(data)) if (described.length < NODES) described.push({ node, block });
  });
  const reading = readChosenHome(described, context, 'json-ld');
  if (unread > 0)
    remark(
      reading,
      unread === 1
        ? 'One block of JSON-LD on the page is not valid JSON and was left out.'
        : `${unread} blocks of JSON-LD on the page are not valid JSON and were left out.`,
    );
  return reading;
}

function isJsonLd(type: string | undefined): boolean {
  return type !== undefined && /^application\/ld\+json\b/i.test(type.trim());
}

/** The nodes of a block that may be the page's subject; lists of items and similar things are skipped. */
function nodesOf(data: unknown): JsonObject[] {
  const found: JsonObject[] = [];
  const byId = new Map<string, JsonObject>();
  const waiting: { value: unknown; depth: number }[] = [{ value: data, depth: 0 }];
  const seen = new Set<unknown>();
  for (let at = 0; at < waiting.length && at < NODES; at += 1) {
    const { value, depth } = waiting[at] ?? { value: null, depth: 0 };
    if (Array.isArray(value)) {
      if (depth < 6) for (const one of value.slice(0, 500)) waiting.push({ value: one, depth: depth + 1 });
    } else if (isObject(value) && !seen.has(value)) {
      seen.add(value);
      found.push(value);
      const id = property(value, '@id');
      if (typeof id === 'string') byId.set(id, value);
      if (depth < 6) waiting.push({ value: property(value, '@graph'), depth: depth + 1 });
      // The parts of a home are read with it; the part of another thing (a WebPage) is the home itself.
      if (depth < 6 && !isHome(value))
        for (const name of PARTS) waiting.push({ value: property(value, name), depth: depth + 1 });
    }
  }
  return resolved(found, byId).filter(isHome);
}

/** Replaces references by `@id` with the nodes that they name. */
function resolved(nodes: JsonObject[], byId: Map<string, JsonObject>): JsonObject[] {
  const named = new Set<JsonObject>();
  const whole = nodes.map((node) => {
    const copy: JsonObject = { ...node };
    for (const name of [...PARTS, 'offers', 'address', 'image', 'photo']) {
      const value = property(node, name);
      if (value === undefined) continue;
      copy[name] = asList(value).map((one) => {
        const id = property(one, '@id');
        const target =
          typeof id === 'string' && Object.keys(one as object).length === 1 ? byId.get(id) : undefined;
        if (!target || target === node) return one;
        if (PARTS.includes(name) || name === 'offers') named.add(target);
        return target;
      });
    }
    return { node, copy };
  });
  return whole.filter(({ node }) => !named.has(node) || !isNamedByHome(node, nodes)).map(({ copy }) => copy);
}

/** Whether another home refers to a home, which is then read with it; a home that only a WebPage names is separate. */
function isNamedByHome(target: JsonObject, nodes: JsonObject[]): boolean {
  const id = property(target, '@id');
  return nodes.some(
    (node) =>
      node !== target &&
      isHome(node) &&
      [...PARTS, 'offers'].some((name) =>
        asList(property(node, name)).some((one) => property(one, '@id') === id),
      ),
  );
}
