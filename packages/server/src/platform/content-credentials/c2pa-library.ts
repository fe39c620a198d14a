/** The used part of `@contentauth/c2pa-node`; the package is optional, so its own types may be absent. */
export interface C2paLibrary {
  Builder: {
    withJson(manifest: object, settings: object): C2paBuilder;
  };
  Reader: {
    fromAsset(
      asset: C2paAsset,
      settings?: object,
    ): Promise<{ json(): C2paStore; isEmbedded(): boolean } | null>;
  };
  LocalSigner: {
    newSigner(certificates: Buffer, privateKey: Buffer, algorithm: string): object;
  };
}

export type C2paAsset = { buffer: Buffer; mimeType: string } | { path: string; mimeType: string };

interface C2paBuilder {
  addIngredient(ingredient: string, asset: C2paAsset): Promise<void>;
  sign(signer: object, input: C2paAsset, output: { buffer: Buffer | null }): Buffer;
}

/** What the package reads from a picture. */
export interface C2paStore {
  active_manifest?: string;
  /** `Valid`: signature and hashes are right. `Trusted`: the certificate is on a list of trusted ones as well. */
  validation_state?: 'Invalid' | 'Valid' | 'Trusted';
  validation_status?: { code: string }[];
  manifests?: Record<string, C2paManifest>;
}

export interface C2paManifest {
  title?: string;
  ingredients?: { title?: string; relationship?: string }[];
  assertions?: { label: string; data: unknown }[];
  signature_info?: { alg?: string; issuer?: string; common_name?: string };
}

/** A name that the compiler does not resolve: the package is not installed on every machine. */
const PACKAGE: string = '@contentauth/c2pa-node';

/** The package with its native part; undefined if it is not installed, or not built for this kind of machine. */
export async function loadC2pa(): Promise<C2paLibrary | undefined> {
  try {
    const library = (await import(PACKAGE)) as C2paLibrary;
    // The native part is loaded on first use.
    library.Builder.withJson({}, {});
    return library;
  } catch {
    return undefined;
  }
}
