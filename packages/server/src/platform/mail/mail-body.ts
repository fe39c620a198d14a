/** A row of facts in a mail: a name and a value. */
export type Fact = readonly [name: string, value: string];

/** The content of a mail: paragraphs, and a table of facts after some of them. */
export interface MailBody {
  before: readonly string[];
  facts: readonly Fact[];
  after: readonly string[];
  /** The link for the reader; placed before the end. */
  action?: { text: string; url: string } | undefined;
  /** How to unsubscribe; placed at the end. */
  unsubscribe?: { text: string; url: string } | undefined;
}

/** The plain form: paragraphs with an empty line between them. */
export function asText({ before, facts, after, action, unsubscribe }: MailBody): string {
  const table = facts.map(([name, value]) => `${name}: ${value.replaceAll('\n', '\n  ')}`).join('\n');
  const end = [action, unsubscribe].flatMap((link) => (link ? [`${link.text}\n${link.url}`] : []));
  return `${[...before, ...(table === '' ? [] : [table]), ...after, ...end].join('\n\n')}\n`;
}

/** The same in HTML; all text is escaped, and nothing is loaded. */
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
