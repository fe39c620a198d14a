import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Puts `first-script.js` into the page, as a file of its own: the page's policy allows no script in the page. */
export function firstScript(): Plugin {
  const source = readFileSync(new URL('./first-script.js', import.meta.url), 'utf8');
  return {
    name: 'first-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => name.includes('first-script'));
        if (file === undefined) throw new Error('The first script is not among the files of the build.');
        return [{ tag: 'script', attrs: { src: `/${file}` }, injectTo: 'head-prepend' as const }];
      },
    },
    buildStart() {
      this.emitFile({ type: 'asset', name: 'first-script.js', source });
    },
  };
}
