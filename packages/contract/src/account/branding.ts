import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { API_BASE, AUTH_BASE, MAX_UPLOAD_MEGABYTES } from '../limits.ts';

const line = (length: number) => z.string().trim().max(length, `At most ${length} characters`);

/** Digits and common separators. */
const PHONE = /^[+\d\s().,/x-]*$/;
const WEB_ADDRESS = /^https?:\/\/[^\s/]+\.[^\s]+$/i;

/** The branding fields of a business; all of them can be empty. */
export const BrandingText = z
  .strictObject({
    /** Name of the business. It heads the pages of links with the logo; without both there is no heading. */
    name: line(80),
    /** The contact person. */
    contact_name: line(80),
    contact_email: z.union([z.literal(''), z.email('Invalid email address').max(254)]),
    contact_phone: line(40).regex(PHONE, 'Only digits, spaces and + ( ) . , / - x'),
    website: z.union([
      z.literal(''),
      line(200).regex(WEB_ADDRESS, 'A full address, for example https://example.com'),
    ]),
    /**
     * Color of the bar above the page, #rrggbb; null: the default. Text on it is black or white, whichever has more
     * contrast.
     */
    color: z
      .string()
      .regex(/^#[0-9a-fA-F]{6}$/, 'must be a color like #64748b')
      .nullable(),
  })
  .meta({ id: 'BrandingText' });
export type BrandingText = z.infer<typeof BrandingText>;

/** The branding of a business on the pages of its links. */
export const Branding = BrandingText.extend({
  /** The logo on white; null without one. */
  logo_url: z.string().nullable(),
}).meta({ id: 'Branding' });
export type Branding = z.infer<typeof Branding>;

/** The default: pages of links have no branding. */
export const NO_BRANDING: Branding = {
  name: '',
  contact_name: '',
  contact_email: '',
  contact_phone: '',
  website: '',
  color: null,
  logo_url: null,
};

/** SHA-256 of a logo, hexadecimal. */
export const LogoHash = z.string().regex(/^[0-9a-f]{64}$/);

const own = { tag: 'account', access: 'account', status: 200, response: Branding } as const;
const path = `${AUTH_BASE}/branding`;

export const brandingRoutes = {
  get: defineRoute({ ...own, method: 'GET', path, summary: 'The branding shown on links' }),
  save: defineRoute({
    ...own,
    method: 'PATCH',
    path,
    summary: 'Change the branding shown on links; fields that are left out stay as they are',
    body: BrandingText.partial(),
  }),
  saveLogo: defineRoute({
    ...own,
    method: 'POST',
    path: `${path}/logo`,
    summary: 'Upload the logo; transparency becomes white',
    upload: {
      fields: z.strictObject({}),
      fileField: 'file',
      maxFiles: 1,
      maxMegabytes: MAX_UPLOAD_MEGABYTES,
    },
    rateLimit: 'upload',
  }),
  removeLogo: defineRoute({ ...own, method: 'DELETE', path: `${path}/logo`, summary: 'Remove the logo' }),
  logo: defineRoute({
    tag: 'account',
    access: 'public',
    method: 'GET',
    path: `${API_BASE}/logos/:hash/`,
    summary: 'A logo, by the hash of its content',
    status: 200,
    params: z.strictObject({ hash: LogoHash }),
    produces: 'image/webp',
  }),
};
