import { writeFile } from 'node:fs/promises';
import { measureLayouts } from './measure.ts';
import { layoutTables } from './report.ts';

/** Measures camera and room box on the benchmark scenes and keeps the tables beside this file; `--fast` only prints a quarter. */
const isFast = process.argv.includes('--fast');
const text = `${layoutTables(await measureLayouts(isFast))}\n`;
process.stdout.write(text);
if (!isFast) {
  const heading =
    '# Camera and room box on benchmark scenes, last run\n\n`npm run bench:layout -w packages/engine`\n\n';
  await writeFile(new URL('./results.md', import.meta.url), heading + text);
}
