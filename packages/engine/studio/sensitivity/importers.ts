import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A module's path and text. */
export interface Module {
  readonly path: string;
  readonly text: string;
}

/** The module and all that import it, directly or through others. Nothing else can notice a change in it. */
export function withImporters(path: string, modules: readonly Module[]): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const { path: importer, text } of modules) {
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const imported = join(dirname(importer), fileName);
      importers.set(imported, [...(importers.get(imported) ?? []), importer]);
    }
  }
  const found = new Set([path]);
  for (const one of found) for (const importer of importers.get(one) ?? []) found.add(importer);
  return found;
}
