import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const TOKEN_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/** Makes tokens of share links, and stores them so that the database alone reveals none. */
export interface ShareKeys {
  /** A token that cannot be guessed: 256 random bits, base64url. */
  newToken(): string;
  /** The hash that finds a token; base64url. */
  hashOf(token: string): string;
  /** Encrypts a token, so that its owner can see it again. @param linkId bound in, so that rows cannot be swapped */
  seal(token: string, linkId: string): string;
  /** @throws if it was sealed by another key or for another link */
  unseal(sealed: string, linkId: string): string;
  /** A pseudonym of a visitor; another `purpose` gives another one. */
  nameOf(purpose: string, visitor: string): string;
  /** Proves that the password of a link was given; void after the password changes. */
  passOf(linkId: string, passwordHash: string, day: string): string;
}

/** @param secret 32 random bytes, the same on every server of the installation */
export function createShareKeys(secret: Buffer): ShareKeys {
  // Key objects: Node would make one from plain bytes for every hash, which takes longer than the hash.
  const keyFor = (use: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `share links: ${use}`, 32)));
  const keys = {
    lookUp: keyFor('look-up'),
    seal: keyFor('seal'),
    name: keyFor('name'),
    pass: keyFor('pass'),
  };
  const hmac = (key: KeyObject, text: string) => createHmac('sha256', key).update(text).digest('base64url');

  return {
    newToken: () => randomBytes(TOKEN_BYTES).toString('base64url'),
    hashOf: (token) => hmac(keys.lookUp, token),
    seal: (token, linkId) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, keys.seal, iv).setAAD(Buffer.from(linkId));
      const sealed = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    unseal: (sealed, linkId) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(CIPHER, keys.seal, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(linkId));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
    nameOf: (purpose, visitor) => hmac(keys.name, `${purpose}\n${visitor}`),
    passOf: (linkId, passwordHash, day) => hmac(keys.pass, `${linkId}\n${passwordHash}\n${day}`),
  };
}
