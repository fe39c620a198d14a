import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describeApi } from './describe-api.ts';

/** `--write` writes the description of the API into the documentation; `--check` fails if it differs. */
const FILE = fileURLToPath(new URL('../../../docs/openapi.json', import.meta.url));

const described = await describeApi();
const [mode] = process.argv.slice(2);

if (mode === '--write') {
  await writeFile(FILE, described);
  process.stdout.write(`Wrote ${FILE}\n`);
} else if (mode === '--check') {
  const found = await readFile(FILE, 'utf8').catch(() => '');
  if (found !== described) {
    process.stderr.write(
      'docs/openapi.json does not fit the contract. Please run: node packages/server/src/openapi.ts --write\n',
    );
    process.exitCode = 1;
  }
} else {
  process.stderr.write('Usage: node packages/server/src/openapi.ts --write | --check\n');
  process.exitCode = 2;
}
