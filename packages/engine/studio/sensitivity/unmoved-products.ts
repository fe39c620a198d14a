import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { type KnownPhoto, knownPhoto } from './known-photo.ts';
import { makeProducts } from './make-products.ts';
import type { Product } from './product.ts';
import { rememberNetworks } from './remember-networks.ts';
import type { Subject } from './subject.ts';
import type { Setting } from './task.ts';

/** A photo, and what the unmoved engine makes of it. */
export interface Unmoved {
  readonly known: KnownPhoto;
  readonly products: readonly Product[];
}

/**
 * Makes what the unmoved engine shows when it is first needed, and keeps it in files. The answers of networks are kept
 * only then: the inputs of a moved engine do not come again.
 */
export function unmovedProducts({
  folder,
  networks,
  photos,
  side,
}: Setting): (subject: Subject) => Promise<Unmoved[]> {
  const memory = rememberNetworks(networks);
  const made = new Map<Subject, Unmoved[]>();
  return async (subject) => {
    const before = made.get(subject);
    if (before) return before;
    memory.writes = true;
    const unmoved: Unmoved[] = [];
    for (const file of photos) {
      const known = await knownPhoto(file, side, join(folder, `${file.name}.analysis`));
      const kept = join(folder, `${file.name}.${subject}`);
      if (!existsSync(kept)) writeFileSync(kept, serialize(await makeProducts(subject, known)));
      unmoved.push({ known, products: deserialize(readFileSync(kept)) as Product[] });
    }
    memory.writes = false;
    made.set(subject, unmoved);
    return unmoved;
  };
}
