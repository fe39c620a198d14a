import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number }, Buffer>(scrypt);
/** 16 MB and about 50 ms for each attempt. */
const COST = { N: 16_384, r: 8, p: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** The stored form of a password: `salt.hash`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password.normalize('NFKC'), salt, HASH_BYTES, COST);
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`;
}

export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [salt = '', hash = ''] = kept.split('.').map((part) => Buffer.from(part, 'base64url'));
  const given = await derive(password.normalize('NFKC'), Buffer.from(salt), HASH_BYTES, COST);
  return hash.length === HASH_BYTES && timingSafeEqual(given, Buffer.from(hash));
}
