import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = import.meta.glob('../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const SHEET = readFileSync(join(import.meta.dirname, '../src/ui/mantine.css'), 'utf8');
const CORE = join(import.meta.dirname, '../../../node_modules/@mantine/core');

/** What the product takes from the library, by the names it imports. */
function namesInUse(): string[] {
  const imports = /import \{([^}]*)\} from '@mantine\/(?:core|dropzone|notifications)'/g;
  return Object.entries(SOURCES)
    .filter(([path]) => !path.includes('.test.'))
    .flatMap(([, text]) => [...String(text).matchAll(imports)])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^[A-Z]/.test(name));
}

/** Style sheets of a component and of all that it is made of: each of its `X.module.mjs` has an `X.layer.css`. */
function sheetsOf(file: string, seen: Set<string>, sheets: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  if (file.endsWith('.module.mjs')) sheets.add(basename(file, '.module.mjs'));
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from "(\.[^"]+)"/g))
    sheetsOf(join(dirname(file), path), seen, sheets);
}

it('brings the styles of every component in use, and of no other, in the order of the library', () => {
  const index = readFileSync(join(CORE, 'esm/index.mjs'), 'utf8');
  const sheets = new Set<string>();
  const seen = new Set<string>();
  // Notifications and dropzone are made of these.
  for (const name of [...namesInUse(), 'Notification', 'LoadingOverlay', 'Portal', 'Transition']) {
    const path = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from "(\\./components/[^"]+)"`).exec(
      index,
    )?.[1];
    if (path !== undefined) sheetsOf(join(CORE, 'esm', path), seen, sheets);
  }

  const imported = [...SHEET.matchAll(/core\/styles\/([A-Z]\w+)\.layer\.css/g)].map(([, name = '']) => name);
  expect(new Set(imported)).toEqual(sheets);

  const whole = readFileSync(join(CORE, 'styles.css'), 'utf8');
  const place = (name: string): number => {
    const sheet = readFileSync(join(CORE, `styles/${name}.css`), 'utf8');
    return whole.indexOf(/\.m_[0-9a-z]+/.exec(sheet)?.[0] ?? '');
  };
  expect(imported).toEqual(imported.toSorted((one, other) => place(one) - place(other)));
});
