import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from 'parse5';
import { BOUNDS } from '../bounds.ts';
import { plainText } from '../plain-text.ts';
import { avoids } from './places-to-avoid.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** An element with the properties it inherits, so that no caller has to walk up the tree. */
export interface PageElement {
  tag: string;
  attributes: Map<string, string>;
  parent: PageElement | null;
  /** The nearest element around it (not itself) that begins an item of microdata or RDFa. */
  scope: PageElement | null;
  /** It is in navigation, among similar homes, with the agent or in another part that is not about the home. */
  isAside: boolean;
  /** The address of the link around it. */
  link: string | null;
  node: Element;
}

export interface Page {
  elements: PageElement[];
  /** The page is longer than the part that is read. */
  isCut: boolean;
}

/**
 * Reads a page into a list of its elements in order. parse5 reads broken markup like browsers, in time that grows
 * with the size of the page alone; at most 5,000,000 characters and 100,000 elements are read. The code does not
 * recurse, because a page may be nested as deeply as it is long.
 */
export function readPage(html: string): Page {
  const { document, isCut } = parseAtMost(html, BOUNDS.elements);
  const elements: PageElement[] = [];
  const waiting: { node: Node; parent: PageElement | null }[] = [{ node: document, parent: null }];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (!next) break;
    let { parent } = next;
    if ('tagName' in next.node) {
      parent = elementOf(next.node, parent);
      elements.push(parent);
    }
    const inside = 'content' in next.node ? next.node.content.childNodes : childrenOf(next.node);
    for (let at = inside.length - 1; at >= 0; at -= 1) {
      const node = inside[at];
      if (node && ('tagName' in node || 'childNodes' in node)) waiting.push({ node, parent });
    }
  }
  return { elements, isCut };
}

class EnoughElements extends Error {}

/** The tree of a page, or of its beginning: unclosed markup can produce many more elements than the page has tags. */
function parseAtMost(html: string, most: number): { document: Node; isCut: boolean } {
  let document: Node = defaultTreeAdapter.createDocument();
  let count = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createDocument() {
      const made = defaultTreeAdapter.createDocument();
      document = made;
      return made;
    },
    createElement(...details) {
      count += 1;
      if (count > most) throw new EnoughElements();
      return defaultTreeAdapter.createElement(...details);
    },
  };
  try {
    parse(html.slice(0, BOUNDS.page), { scriptingEnabled: false, treeAdapter });
    return { document, isCut: html.length > BOUNDS.page };
  } catch (error) {
    if (error instanceof EnoughElements) return { document, isCut: true };
    throw error;
  }
}

function childrenOf(node: Node): Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}

function elementOf(node: Element, parent: PageElement | null): PageElement {
  const attributes = new Map<string, string>();
  for (const { name, value } of node.attrs.slice(0, 100)) attributes.set(name, value);
  const beginsScope = parent?.attributes.has('itemscope') || parent?.attributes.has('typeof');
  return {
    tag: node.tagName,
    attributes,
    parent,
    scope: parent ? (beginsScope ? parent : parent.scope) : null,
    isAside: (parent?.isAside ?? false) || avoids(node.tagName, attributes),
    link: node.tagName === 'a' ? (attributes.get('href') ?? null) : (parent?.link ?? null),
    node,
  };
}

const NO_TEXT = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'object', 'select']);
/** Nodes that are visited for one text. */
const TEXT_NODES = 3_000;

/** The text in an element, of at most so many characters; texts of different elements are separated. */
export function textOf({ node }: PageElement, limit: number): string | null {
  const pieces: string[] = [];
  let length = 0;
  const waiting: Node[] = [node];
  for (let seen = 0; waiting.length > 0 && seen < TEXT_NODES && length <= limit * 2; seen += 1) {
    const next = waiting.pop();
    if (!next) break;
    if (next.nodeName === '#text' && 'value' in next) {
      const piece = next.value.slice(0, limit * 2);
      pieces.push(piece);
      length += piece.length;
    } else if (!NO_TEXT.has(next.nodeName)) {
      const inside = childrenOf(next);
      for (let at = Math.min(inside.length, TEXT_NODES) - 1; at >= 0; at -= 1) {
        const child = inside[at];
        if (child) waiting.push(child);
      }
      if ('tagName' in next && !INLINE.has(next.tagName)) pieces.push(' ');
    }
  }
  const text = pieces.join('');
  // The text is decoded already: a `<` in it is a character, not a tag.
  return plainText(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'), limit);
}

const INLINE = new Set(['b', 'i', 'em', 'strong', 'sup', 'sub', 'small', 'font', 'mark', 'u']);

/** The whole content of a script. */
export function scriptOf({ node }: PageElement): string {
  return node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

/** Children of an element that are searched for the text behind one of them. */
const SIBLINGS = 200;

/** The text directly behind an element, before the next one: `<b>Price:</b> $33,500`. */
export function textBehind({ node, parent }: PageElement, limit: number): string | null {
  const siblings = parent?.node.childNodes ?? [];
  if (siblings.length > SIBLINGS) return null;
  const next = siblings[siblings.indexOf(node) + 1];
  if (next?.nodeName !== '#text' || !('value' in next)) return null;
  return plainText(
    next.value
      .slice(0, limit * 4)
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;'),
    limit,
  );
}
