import { API_BASE, type Branding, type BrandingText, NO_BRANDING, type UserId } from '@home-design/contract';
import type { Selectable, Updateable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { BrandingTable } from '../../schema/account-tables.ts';

const COLUMNS = [
  'name',
  'contactName',
  'contactEmail',
  'contactPhone',
  'website',
  'color',
  'logoHash',
] as const;

/** A logo as it is kept. */
export interface Logo {
  /** A WebP. */
  bytes: Buffer;
  /** SHA-256 of the bytes, hexadecimal. */
  hash: string;
}

/** The texts of a person's branding; empty by default. */
export async function brandingOf(db: Database, userId: UserId): Promise<Branding> {
  const row = await db
    .selectFrom('brandings')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row ? brandingView(row) : NO_BRANDING;
}

/** The heading of the pages of a person's links; null if there is neither a name nor a logo. */
export async function brandingOnLinks(db: Database, userId: UserId): Promise<Branding | null> {
  const branding = await brandingOf(db, userId);
  return branding.name === '' && branding.logo_url === null ? null : branding;
}

/** Changes the given parts and leaves the rest. */
export function saveText(
  db: Database,
  userId: UserId,
  change: { [Field in keyof BrandingText]?: BrandingText[Field] | undefined },
  now: Date,
): Promise<Branding> {
  const { name, contact_name, contact_email, contact_phone, website, color } = change;
  const columns = {
    name,
    contactName: contact_name,
    contactEmail: contact_email,
    contactPhone: contact_phone,
    website,
    color,
  };
  return save(
    db,
    userId,
    Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)),
    now,
  );
}

/** Replaces the logo; null removes it. */
export function saveLogo(db: Database, userId: UserId, logo: Logo | null, now: Date): Promise<Branding> {
  const columns = { logo: logo?.bytes.toString('base64') ?? null, logoHash: logo?.hash ?? null };
  return save(db, userId, columns, now);
}

/** The bytes of a person's logo; undefined if there is none. */
export async function logoOf(db: Database, userId: UserId): Promise<Buffer | undefined> {
  const row = await db.selectFrom('brandings').select('logo').where('userId', '=', userId).executeTakeFirst();
  return row?.logo ? Buffer.from(row.logo, 'base64') : undefined;
}

/** The bytes of a logo; undefined if no account has it. */
export async function readLogo(db: Database, hash: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('brandings').select('logo').where('logoHash', '=', hash).executeTakeFirst();
  return row?.logo ? Buffer.from(row.logo, 'base64') : undefined;
}

async function save(
  db: Database,
  userId: UserId,
  change: Updateable<BrandingTable>,
  updatedAt: Date,
): Promise<Branding> {
  const row = await db
    .insertInto('brandings')
    .values({ ...change, userId, updatedAt })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...change, updatedAt }))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return brandingView(row);
}

const brandingView = (row: Pick<Selectable<BrandingTable>, (typeof COLUMNS)[number]>): Branding => ({
  name: row.name,
  contact_name: row.contactName,
  contact_email: row.contactEmail,
  contact_phone: row.contactPhone,
  website: row.website,
  color: row.color,
  logo_url: row.logoHash === null ? null : `${API_BASE}/logos/${row.logoHash}/`,
});
