import { micromark, type Options } from 'micromark';
import { gfmAutolinkLiteral, gfmAutolinkLiteralHtml } from 'micromark-extension-gfm-autolink-literal';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/**
 * Raw HTML in the text is shown as text, and addresses other than web and mail ones are left out: both are the
 * library's defaults. Pictures are left out, because they would be loaded from any address in the text.
 */
const OPTIONS: Options = {
  allowDangerousHtml: false,
  allowDangerousProtocol: false,
  extensions: [gfmTable(), gfmAutolinkLiteral(), { disable: { null: ['labelStartImage'] } }],
  htmlExtensions: [gfmTableHtml(), gfmAutolinkLiteralHtml()],
};

const TITLE = /^\s*#[ \t]+(.+?)[ \t]*(?:\r?\n|$)/;

/** Renders a page of Markdown; its first heading is the title, and not repeated in the HTML. */
export function renderPage(text: string): { title: string; html: string } {
  const title = TITLE.exec(text)?.[1] ?? '';
  return { title, html: micromark(text.replace(TITLE, ''), OPTIONS).trim() };
}
