/** A row of facts in a mail: what it is, and what was said. */
export type Fact = readonly [name: string, value: string];

/** What a mail says, in paragraphs, with a table of facts after the first so many. */
export interface MailBody {
  before: readonly string[];
  facts: readonly Fact[];
  after: readonly string[];
  /** What the reader can do with it; stands before the end. */
  action?: { text: string; url: string } | undefined;
  /** How to get no more emails like it; stands at the end. */
  unsubscribe?: { text: string; url: string } | undefined;
}

/** The plain form: paragraphs with an empty line between them. */
export function asText({ before, facts, after, action, unsubscribe }: MailBody): string {
  const table = facts.map(([name, value]) => `${name}: ${value.replaceAll('\n', '\n  ')}`).join('\n');
  const end = [action, unsubscribe].flatMap((link) => (link ? [`${link.text}\n${link.url}`] : []));
  return `${[...before, ...(table === '' ? [] : [table]), ...after, ...end].join('\n\n')}\n`;
}

/** The same for mail programs that show HTML; everything is escaped, and nothing is loaded from anywhere. */
export function asHtml({ before, facts, after, action, unsubscribe }: MailBody): string {
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const row = ([name, value]: Fact) =>
    `<tr><th align="left" valign="top">${escapeHtml(name)}</th><td>${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`;
  const table = facts.length === 0 ? [] : [`<table cellpadding="4">${facts.map(row).join('')}</table>`];
  const end = [action, unsubscribe].flatMap((link) =>
    link ? [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.text)}</a></p>`] : [],
  );
  const body = [...before.map(paragraph), ...table, ...after.map(paragraph), ...end].join('\n');
  return `<!doctype html>\n<html lang="en"><body style="font-family:sans-serif">\n${body}\n</body></html>\n`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
