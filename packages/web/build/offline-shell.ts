import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PAGE_PLACE = "'__OFFLINE_PAGE__'";
const STYLE_PLACE = '__OFFLINE_STYLE__';
const STYLE = /<style>([\s\S]*?)<\/style>/;

/** Adds the service worker to the build, with the offline page in it. */
export function offlineShell(): Plugin {
  return {
    name: 'offline-shell',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: serviceWorker() });
    },
  };
}

/**
 * The service worker's source. It changes with the offline page, so that browsers fetch both anew.
 * @throws Error when the page has no style element
 */
export function serviceWorker(): string {
  const page = read('offline.html')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/\n\s*/g, '\n');
  const style = STYLE.exec(page)?.[1];
  if (style === undefined) throw new Error('The offline page has no style element.');
  const hash = createHash('sha256').update(style).digest('base64');
  return read('service-worker.js')
    .replace(PAGE_PLACE, () => JSON.stringify(page))
    .replace(STYLE_PLACE, `sha256-${hash}`);
}

const read = (name: string): string => readFileSync(join(import.meta.dirname, 'offline', name), 'utf8');
