import { writeFile } from 'node:fs/promises';
import { measureAll, minutesAllowed } from '../resumable.ts';
import { LayoutError } from './layout-error.ts';
import { measureLayout } from './measure.ts';
import { layoutTables } from './report.ts';
import { layoutViews } from './views.ts';

/**
 * Measures camera and room box on the benchmark scenes and keeps the tables beside this file; `--fast` only prints a
 * quarter, `--minutes 4` stops after four and goes on at the next call.
 */
const isFast = process.argv.includes('--fast');
const errors = await measureAll(
  { name: 'layout', items: layoutViews(isFast), result: LayoutError, measure: measureLayout },
  isFast ? null : minutesAllowed(process.argv),
);
if (errors) {
  const text = `${layoutTables(errors)}\n`;
  process.stdout.write(text);
  if (!isFast) {
    const heading =
      '# Camera and room box on benchmark scenes, last run\n\n`npm run bench:layout -w packages/engine`\n\n';
    await writeFile(new URL('./results.md', import.meta.url), heading + text);
  }
}
