import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAGE_GROUNDS } from '../src/ui/theme.ts';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
/** The color of the browser's own bars in a scheme. */
const themeColor = (page: string, scheme: string) =>
  new RegExp(`name="theme-color" content="(#[0-9a-f]+)" media="\\(prefers-color-scheme: ${scheme}\\)"`).exec(
    page,
  )?.[1];

describe('the ground of the page is the same', () => {
  it.each(['index.html', 'build/offline/offline.html'])("in the browser's bars, of %s", (path) => {
    const page = read(path);
    expect({ light: themeColor(page, 'light'), dark: themeColor(page, 'dark') }).toEqual(PAGE_GROUNDS);
  });

  it('on the offline page', () => {
    const grounds = [...read('build/offline/offline.html').matchAll(/--ground: (#[0-9a-f]+)/g)];
    expect(grounds.map(([, color]) => color)).toEqual([PAGE_GROUNDS.light, PAGE_GROUNDS.dark]);
  });

  it('before the script has run', () => {
    const style = read('src/ui/global.css');
    expect(style).toContain(`background: var(--mantine-color-body, ${PAGE_GROUNDS.light})`);
    expect(/html:not\(\[data-mantine-color-scheme\]\) {\s*background: (#[0-9a-f]+)/.exec(style)?.[1]).toBe(
      PAGE_GROUNDS.dark,
    );
  });

  it('in the installed app', () => {
    const { theme_color, background_color } = JSON.parse(read('public/manifest.webmanifest'));
    expect([theme_color, background_color]).toEqual([PAGE_GROUNDS.light, PAGE_GROUNDS.light]);
  });
});
