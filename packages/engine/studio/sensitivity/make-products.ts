import type { EditMode } from '@home-design/vocabulary';
import { EngineError } from '../../src/base/engine-error.ts';
import { boxArea } from '../../src/base/geometry/share-box.ts';
import { EditRequest } from '../../src/edits/edit-request.ts';
import { OWN_EDITING } from '../../src/edits/editing.ts';
import { detectObjects } from '../../src/objects/index.ts';
import { analysePhoto } from '../../src/scene/analyse.ts';
import type { KnownPhoto } from './known-photo.ts';
import { mapsOfAnalysis } from './maps-of-analysis.ts';
import type { Product } from './product.ts';
import type { Subject } from './subject.ts';

/** Larger things are no single removals: the room is emptied of them. */
const LARGEST_OBJECT = 0.3;

/** Settings of the edits that need some; the others are made with their defaults. */
const SETTINGS: Readonly<Partial<Record<EditMode, (known: KnownPhoto) => object[] | Promise<object[]>>>> = {
  'wall-color': () => [{ color: '#4f7a8c' }],
  wallpaper: () => [{ pattern: 'botanical' }],
  'object-removal': async ({ photo, analysis }) =>
    (await detectObjects(photo, analysis))
      .filter(({ box }) => boxArea(box) < LARGEST_OBJECT)
      .toSorted((a, b) => boxArea(b.box) - boxArea(a.box))
      .slice(0, 1)
      .map(({ id }) => ({ objects: [id] })),
};

/** What the engine makes of a photo. */
export async function makeProducts(subject: Subject, known: KnownPhoto): Promise<Product[]> {
  const name = `${subject} of ${known.name}`;
  if (subject === 'analysis') {
    return [{ name, ...mapsOfAnalysis(await analysePhoto(known.photo)), refused: null }];
  }
  if (subject === 'objects') {
    const facts = JSON.stringify(await detectObjects(known.photo, known.analysis));
    return [{ name, maps: {}, facts, refused: null }];
  }
  const products: Product[] = [];
  for (const settings of (await SETTINGS[subject]?.(known)) ?? [{}]) {
    products.push({ name, ...(await edited(known, EditRequest.parse({ mode: subject, ...settings }))) });
  }
  return products;
}

async function edited({ photo, analysis }: KnownPhoto, request: EditRequest): Promise<Omit<Product, 'name'>> {
  try {
    const { raster, mask, ...facts } = await OWN_EDITING.make(
      photo,
      request,
      () => Promise.resolve(analysis),
      {},
    );
    const picture = { channels: 3, data: raster.data };
    const maps = mask ? { picture, mask: { channels: 1, data: mask.data } } : { picture };
    return { maps, facts: JSON.stringify(facts), refused: null };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { maps: {}, facts: '', refused: error.message };
  }
}
