import { micromark, type Options } from 'micromark';
import { gfmAutolinkLiteral, gfmAutolinkLiteralHtml } from 'micromark-extension-gfm-autolink-literal';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/**
 * Raw HTML of the text is shown as text, and addresses of other kinds than those of the web and of mail are left out: so
 * the library does unless it is told otherwise. Pictures would be loaded from wherever the text says.
 */
const OPTIONS: Options = {
  allowDangerousHtml: false,
  allowDangerousProtocol: false,
  extensions: [gfmTable(), gfmAutolinkLiteral(), { disable: { null: ['labelStartImage'] } }],
  htmlExtensions: [gfmTableHtml(), gfmAutolinkLiteralHtml()],
};

const TITLE = /^\s*#[ \t]+(.+?)[ \t]*(?:\r?\n|$)/;

/** A page of Markdown; the heading that it begins with is its title, and not repeated in the HTML. */
export function renderPage(text: string): { title: string; html: string } {
  const title = TITLE.exec(text)?.[1] ?? '';
  return { title, html: micromark(text.replace(TITLE, ''), OPTIONS).trim() };
}
