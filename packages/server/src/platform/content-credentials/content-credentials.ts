import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { type C2paLibrary, loadC2pa } from './c2pa-library.ts';
import { embedManifest, type SignedPicture } from './embed-manifest.ts';
import type { PictureHistory } from './history.ts';
import { readSigningKey, type SigningKey } from './signing-key.ts';

/** How pictures are signed here. */
export interface SigningFacts {
  method: 'c2pa' | 'xmp';
  /** Whose certificate it is; null where nothing is signed. */
  certificate: 'operator' | 'local' | null;
  /** SHA-256 (hex) of the certificates; empty where nothing is signed. */
  fingerprint: string;
}

/** Content Credentials (C2PA): a signed account, in a picture, of how it came about. */
export interface ContentCredentials {
  /** Makes the certificate of this server when it is first needed. */
  facts(): Promise<SigningFacts>;
  /**
   * A JPEG with the manifest in it, which was read back and found valid, its pixels untouched; undefined where nothing can
   * be signed.
   */
  embed(jpeg: Buffer, history: PictureHistory): Promise<SignedPicture | undefined>;
}

/** Where key and certificates come from. */
export interface CredentialOptions {
  /** The operator's files; absent: the server's own, made at `ownKeyFile` when it is first needed. */
  operator?: { certificate: string; privateKey: string } | undefined;
  ownKeyFile: string;
  clock: Clock;
  /** Absent: the package, where it was installed. */
  load?: () => Promise<C2paLibrary | undefined>;
}

/** Nothing is read and nothing loaded before the first picture needs it. */
export function createContentCredentials(options: CredentialOptions): ContentCredentials {
  let opened: Promise<{ library: C2paLibrary; key: SigningKey } | undefined> | undefined;
  const open = () => {
    opened ??= openParts(options).catch((error: unknown) => {
      // A file that could not be read now may be read later.
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    facts: async () => {
      const parts = await open();
      if (!parts) return { method: 'xmp', certificate: null, fingerprint: '' };
      const fingerprint = createHash('sha256').update(parts.key.certificates).digest('hex');
      return { method: 'c2pa', certificate: options.operator ? 'operator' : 'local', fingerprint };
    },
    embed: async (jpeg, history) => {
      const parts = await open();
      return parts && embedManifest(parts.library, parts.key, jpeg, history);
    },
  };
}

async function openParts({ operator, ownKeyFile, clock, load = loadC2pa }: CredentialOptions) {
  const library = await load();
  if (!library) return undefined;
  return { library, key: await readSigningKey({ operator, ownKeyFile }, clock.now()) };
}
