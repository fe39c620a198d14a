import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';

/** Draws the first screen; see there. */
const DRAWING = 'src/app/drawn-landing.tsx';
/** What the landing page loads when its turn comes. */
const PAGE = 'src/app/pages/public-landing.tsx';
/** The server puts its own nonce in this place. */
export const NONCE_PLACE = '__STYLE_NONCE__';

const ROOT = /<div id="root">.*?<\/div>/s;

/**
 * Writes `landing.html` beside `index.html`: the same page with the landing page's first screen already in it, and the
 * files it needs asked for in its head. Otherwise a visitor would wait for two waves of scripts before seeing anything.
 */
export function drawLandingPage(): Plugin {
  return {
    name: 'draw-landing-page',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') return; // a build of something else
        const { head, body } = firstScreen(await draw());
        const page = String(index.source)
          .replace(ROOT, () => `<div id="root" data-drawn>${body}</div>`)
          .replace('</head>', () => `${head}${filesOf(bundle)}</head>`);
        this.emitFile({ type: 'asset', fileName: 'landing.html', source: page });
      },
    },
  };
}

/** Runs the app's own components in this process. */
async function draw(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'home-design-drawing-'));
  try {
    await build({
      configFile: false,
      root: join(import.meta.dirname, '..'),
      plugins: [react()],
      publicDir: false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: { ssr: DRAWING, outDir: folder, rolldownOptions: { output: { entryFileNames: 'drawing.mjs' } } },
    });
    const { drawLanding } = (await import(pathToFileURL(join(folder, 'drawing.mjs')).href)) as {
      drawLanding: (nonce: string) => Promise<string>;
    };
    return await drawLanding(NONCE_PLACE);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const PRELOADS = /^(?:<link [^>]*>)+/;
const STYLE_ATTRIBUTE = / style="([^"]*)"/g;

/**
 * The drawing, as the page may have it. React asks for the pictures in front of everything: that belongs in the head. The
 * page's policy refuses styles in attributes, so each becomes a rule. Figures work only with the script: until it has
 * come they take no clicks, which would be lost.
 */
export function firstScreen(drawing: string): { head: string; body: string } {
  const preloads = PRELOADS.exec(drawing)?.[0] ?? '';
  const rules = new Map<string, number>();
  const body = drawing
    .slice(preloads.length)
    .replace(STYLE_ATTRIBUTE, (_attribute, declarations: string) => {
      const at = rules.get(declarations) ?? rules.size;
      rules.set(declarations, at);
      return ` data-drawn-style="${at}"`;
    })
    .replaceAll('<figure ', '<figure inert ');
  const sheet = [...rules]
    .map(([declarations, at]) => `:root [data-drawn-style="${at}"]{${decoded(declarations)}}`)
    .join('');
  return { head: `${preloads}<style nonce="${NONCE_PLACE}">${sheet}</style>`, body };
}

const decoded = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

/** Style sheets of the landing page, and its scripts: these after the pictures, for `importFiles` to find them. */
function filesOf(bundle: Rolldown.OutputBundle): string {
  const page = Object.values(bundle).find(
    (file): file is Rolldown.OutputChunk =>
      file.type === 'chunk' && (file.facadeModuleId ?? '').endsWith(PAGE),
  );
  if (page === undefined) throw new Error(`${PAGE} is no file of its own in this build.`);
  const index = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  const [known, wanted] = [filesUnder(index?.fileName ?? '', bundle), filesUnder(page.fileName, bundle)];
  return [...wanted]
    .filter((file) => !known.has(file))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="/${file}">`,
    )
    .join('');
}

/** A chunk with all that it imports at once. */
function filesUnder(name: string, bundle: Rolldown.OutputBundle, seen = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (seen.has(name) || chunk?.type !== 'chunk') return seen;
  seen.add(name);
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) seen.add(sheet);
  for (const imported of chunk.imports) filesUnder(imported, bundle, seen);
  return seen;
}
