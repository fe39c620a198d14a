import type { C2paLibrary, C2paStore } from './c2pa-library.ts';
import type { PictureHistory } from './history.ts';
import { samePixels } from './jpeg-parts.ts';
import type { SigningKey } from './signing-key.ts';

const JPEG = 'image/jpeg';
const SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
/** Namespace of our own parameters, which are in no standard. */
const OWN_PREFIX = 'org.home-design.';
const INGREDIENT = 'photo';
/** Manifests contain no thumbnails, and nothing is fetched. */
const SETTINGS = {
  builder: { thumbnail: { enabled: false } },
  verify: { remote_manifest_fetch: false, ocsp_fetch: false },
};

/** `valid`: nothing was changed; `trusted`: the certificate is on a list of trusted ones, too. */
export type ReadBack = 'valid' | 'trusted';

/** A picture with its manifest, and the manifest as read back. */
export interface SignedPicture {
  jpeg: Buffer;
  readBack: ReadBack;
}

/**
 * Signs a JPEG: its manifest names the original photo and the edits, in the terms of C2PA 2.
 * @throws if the result cannot be read back as valid, or pixels were changed
 */
export async function embedManifest(
  library: C2paLibrary,
  key: SigningKey,
  jpeg: Buffer,
  history: PictureHistory,
): Promise<SignedPicture> {
  const builder = library.Builder.withJson(manifestOf(history), SETTINGS);
  const { path, mediaType, title } = history.original;
  const ingredient = { title, relationship: 'parentOf', label: INGREDIENT, instance_id: INGREDIENT };
  await builder.addIngredient(JSON.stringify(ingredient), { path, mimeType: mediaType });
  const signer = library.LocalSigner.newSigner(
    Buffer.from(key.certificates),
    Buffer.from(key.privateKey),
    key.algorithm,
  );
  const output: { buffer: Buffer | null } = { buffer: null };
  builder.sign(signer, { buffer: jpeg, mimeType: JPEG }, output);
  if (!output.buffer) throw new Error('The signed picture is missing');
  return { jpeg: output.buffer, readBack: await requireSound(library, jpeg, output.buffer) };
}

/** The manifest of a picture; null if it has none. */
export async function readManifest(library: C2paLibrary, jpeg: Buffer): Promise<C2paStore | null> {
  const reader = await library.Reader.fromAsset({ buffer: jpeg, mimeType: JPEG }, SETTINGS);
  return reader?.json() ?? null;
}

async function requireSound(library: C2paLibrary, before: Buffer, after: Buffer): Promise<ReadBack> {
  if (!samePixels(before, after)) throw new Error('Signing a picture has touched its pixels');
  const state = (await readManifest(library, after))?.validation_state;
  if (state === 'Valid') return 'valid';
  if (state === 'Trusted') return 'trusted';
  throw new Error(`The manifest of a signed picture reads back as ${state ?? 'missing'}`);
}

function manifestOf({ title, program, actions }: PictureHistory): object {
  const opened = { action: 'c2pa.opened', parameters: { ingredientIds: [INGREDIENT] } };
  return {
    claim_generator_info: [{ name: 'Home Design', version: program }],
    title,
    format: JPEG,
    assertions: [
      {
        label: 'c2pa.actions.v2',
        data: {
          actions: [
            opened,
            ...actions.map(({ action, description, sourceType, when, parameters }) => ({
              action,
              ...(description ? { description } : {}),
              ...(sourceType ? { digitalSourceType: `${SOURCE_TYPES}${sourceType}` } : {}),
              ...(when ? { when: when.toISOString() } : {}),
              ...(parameters ? { parameters: withPrefix(parameters) } : {}),
            })),
          ],
        },
      },
    ],
  };
}

const withPrefix = (parameters: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(parameters).map(([name, value]) => [`${OWN_PREFIX}${name}`, value]));
