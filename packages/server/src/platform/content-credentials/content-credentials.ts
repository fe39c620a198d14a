import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { type C2paLibrary, loadC2pa } from './c2pa-library.ts';
import { embedManifest, type SignedPicture } from './embed-manifest.ts';
import type { PictureHistory } from './history.ts';
import { readSigningKey, type SigningKey } from './signing-key.ts';

/** How this server signs pictures. */
export interface SigningFacts {
  method: 'c2pa' | 'xmp';
  /** The kind of certificate; null if nothing is signed. */
  certificate: 'operator' | 'local' | null;
  /** SHA-256 (hex) of the certificates; empty if nothing is signed. */
  fingerprint: string;
}

/** Content Credentials (C2PA): a signed record of a picture's history, inside the picture. */
export interface ContentCredentials {
  /** Creates the certificate of this server on first use. */
  facts(): Promise<SigningFacts>;
  /**
   * A JPEG with the manifest in it, which was read back and found valid, its pixels unchanged; undefined if nothing can
   * be signed.
   */
  embed(jpeg: Buffer, history: PictureHistory): Promise<SignedPicture | undefined>;
}

/** The source of the key and the certificates. */
export interface CredentialOptions {
  /** The operator's files; absent: the server's own, created at `ownKeyFile` on first use. */
  operator?: { certificate: string; privateKey: string } | undefined;
  ownKeyFile: string;
  clock: Clock;
  /** Absent: the installed package, if any. */
  load?: () => Promise<C2paLibrary | undefined>;
}

/** The first picture triggers reading and loading. */
export function createContentCredentials(options: CredentialOptions): ContentCredentials {
  let opened: Promise<{ library: C2paLibrary; key: SigningKey } | undefined> | undefined;
  const open = () => {
    opened ??= openParts(options).catch((error: unknown) => {
      // A file that could not be read now may be readable later.
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
