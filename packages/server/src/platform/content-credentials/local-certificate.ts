import 'reflect-metadata';
import { randomBytes, webcrypto } from 'node:crypto';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

const KEYS = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const;
const DAY_MS = 24 * 60 * 60_000;
const VALID_DAYS = 3_650;
/** `id-kp-documentSigning` of RFC 9336, which C2PA accepts. */
const DOCUMENT_SIGNING = '1.3.6.1.5.5.7.3.36';
const AUTHORITY = 'CN=Home Design local authority, O=Home Design (self-hosted)';
const SIGNER = 'CN=Home Design local signer, O=Home Design (self-hosted)';

const { subtle } = webcrypto;
/** Positive, as certificates require. */
const serialNumber = () => `01${randomBytes(15).toString('hex')}`;

/**
 * A signing key, its certificate, and that of the authority which issued it, as PEM. The authority's own key is
 * discarded at once, so that it cannot issue another.
 */
export async function makeLocalCertificate(now: Date): Promise<string> {
  const authority = await subtle.generateKey(KEYS, true, ['sign', 'verify']);
  const signer = await subtle.generateKey(KEYS, true, ['sign', 'verify']);
  const validity = {
    // Clocks of other machines differ.
    notBefore: new Date(now.getTime() - DAY_MS),
    notAfter: new Date(now.getTime() + VALID_DAYS * DAY_MS),
  };
  const issued = {
    ...validity,
    issuer: AUTHORITY,
    signingKey: authority.privateKey,
    signingAlgorithm: SIGNING,
  };
  const root = await X509CertificateGenerator.create({
    ...issued,
    serialNumber: serialNumber(),
    subject: AUTHORITY,
    publicKey: authority.publicKey,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(authority.publicKey),
    ],
  });
  const leaf = await X509CertificateGenerator.create({
    ...issued,
    serialNumber: serialNumber(),
    subject: SIGNER,
    publicKey: signer.publicKey,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([DOCUMENT_SIGNING]),
      await SubjectKeyIdentifierExtension.create(signer.publicKey),
      await AuthorityKeyIdentifierExtension.create(authority.publicKey),
    ],
  });
  const key = Buffer.from(await subtle.exportKey('pkcs8', signer.privateKey)).toString('base64');
  const lines = key.replaceAll(/.{1,64}/g, '$&\n');
  return `-----BEGIN PRIVATE KEY-----\n${lines}-----END PRIVATE KEY-----\n${leaf.toString('pem')}\n${root.toString('pem')}\n`;
}
