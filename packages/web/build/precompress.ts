import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Text worth compressing; pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(?:js|css|svg|json|html|txt|webmanifest)$/;

/** The server writes its configuration into these on the way out. */
const PAGES = ['index.html', 'landing.html'];

/** Below this a compressed copy saves less than a network packet. */
const MIN_BYTES = 1_024;

/**
 * Writes `x.br` and `x.gz` beside every text file of the build but the pages, so that the server never compresses
 * on request.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler(options, bundle) {
        const folder = options.dir ?? 'dist';
        for (const name of Object.keys(bundle)) {
          if (!COMPRESSIBLE.test(name) || PAGES.includes(name)) continue;
          await compressFile(join(folder, name));
        }
      },
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < MIN_BYTES) return;

  const quality = { params: { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY } };
  await writeFile(`${path}.br`, await toBrotli(content, quality));
  await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
}
