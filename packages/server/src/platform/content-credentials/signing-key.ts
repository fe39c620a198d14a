import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { keepFirst } from '../storage/small-file.ts';

/** A private key with its certificate and those above it, as PEM. */
export interface SigningKey {
  certificates: string;
  privateKey: string;
  /** By C2PA's names. */
  algorithm: string;
}

const CERTIFICATES = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/**
 * The operator's key and certificates, else the server's own, which are created once and kept in one file; safe if
 * several servers start at once.
 * @throws if a file cannot be read, or holds no signing key
 */
export async function readSigningKey(
  from: { operator?: { certificate: string; privateKey: string } | undefined; ownKeyFile: string },
  now: Date,
): Promise<SigningKey> {
  const { operator, ownKeyFile } = from;
  if (operator) {
    const [certificate, key] = await Promise.all([
      readFile(operator.certificate, 'utf8'),
      readFile(operator.privateKey, 'utf8'),
    ]);
    return keyOf(`${certificate}\n${key}`, operator.certificate);
  }
  const found = await readFile(ownKeyFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found === undefined) {
    // Needed once per installation.
    const { makeLocalCertificate } = await import('./local-certificate.ts');
    await keepFirst(ownKeyFile, await makeLocalCertificate(now));
  }
  return keyOf(found ?? (await readFile(ownKeyFile, 'utf8')), ownKeyFile);
}

function keyOf(pem: string, place: string): SigningKey {
  const certificates = pem.match(CERTIFICATES) ?? [];
  if (certificates.length === 0) throw new Error(`${place} holds no certificate`);
  const privateKey = createPrivateKey(pem.slice(pem.search(/-----BEGIN [A-Z ]*PRIVATE KEY-----/)));
  return {
    certificates: `${certificates.join('\n')}\n`,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    algorithm: algorithmOf(privateKey),
  };
}

const CURVES: Readonly<Record<string, string>> = {
  prime256v1: 'es256',
  secp384r1: 'es384',
  secp521r1: 'es512',
};

function algorithmOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): string {
  if (asymmetricKeyType === 'ed25519') return 'ed25519';
  if (asymmetricKeyType === 'rsa' || asymmetricKeyType === 'rsa-pss') return 'ps256';
  const algorithm = CURVES[asymmetricKeyDetails?.namedCurve ?? ''];
  if (!algorithm) throw new Error('The private key of C2PA must be of P-256, P-384, P-521, Ed25519 or RSA');
  return algorithm;
}
