import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SitePage, SitePageName } from '@home-design/contract';
import type { SiteFacts } from './site-facts.ts';
import { accessibilityText } from './texts/accessibility.ts';
import { imprintText } from './texts/imprint.ts';
import { privacyText } from './texts/privacy.ts';
import { termsText } from './texts/terms.ts';

const TEXTS: Readonly<Record<SitePageName, (facts: SiteFacts) => string>> = {
  terms: termsText,
  privacy: privacyText,
  accessibility: accessibilityText,
  imprint: imprintText,
};

const TITLES: Readonly<Record<SitePageName, string>> = {
  terms: 'Terms and conditions',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  imprint: 'Imprint',
};

/** Largest page of the operator, in bytes. */
const MOST_BYTES = 1024 * 1024;

export interface SitePageDeps {
  /** The folder with the operator's pages that replace ours: `terms.md` and so on. */
  folder: string;
  facts: SiteFacts;
}

/** A page from the operator's file, read anew each time, or else the one of the product. */
export async function readSitePage({ folder, facts }: SitePageDeps, page: SitePageName): Promise<SitePage> {
  const theirs = await readOperatorsText(join(folder, `${page}.md`));
  // Loaded only now: few people read these pages.
  const { renderPage } = await import('./render.ts');
  const { title, html } = renderPage(theirs ?? TEXTS[page](facts));
  return { title: title === '' ? TITLES[page] : title, html, isOperators: theirs !== undefined };
}

/** @throws if there is a file that cannot be read: our text must not replace the operator's unnoticed */
async function readOperatorsText(path: string): Promise<string | undefined> {
  try {
    const text = await readFile(path, 'utf8');
    if (Buffer.byteLength(text) > MOST_BYTES) throw new Error(`${path} is larger than a page may be.`);
    return text.trim() === '' ? undefined : text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
