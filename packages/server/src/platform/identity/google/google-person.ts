import { z } from 'zod';

/** A user as described by the issuer of their ID token; nothing of it comes from the browser. */
export const GooglePerson = z.object({
  issuer: z.string(),
  /** The issuer never reuses it for another user. */
  subject: z.string().min(1).max(255),
  /** Null unless the issuer has verified it. */
  email: z.string().max(320).nullable(),
  name: z.string().max(200).nullable(),
  picture: z.string().max(2_000).nullable(),
});
export type GooglePerson = z.infer<typeof GooglePerson>;

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(320).nullish(),
  email_verified: z.union([z.boolean(), z.stringbool()]).nullish(),
  name: z.string().nullish(),
  picture: z.string().nullish(),
});

/** @throws ZodError for claims without a subject */
export function personOfClaims(issuer: string, claims: unknown): GooglePerson {
  const { sub: subject, email, email_verified, name, picture } = Claims.parse(claims);
  return {
    issuer,
    subject,
    email: email_verified === true ? (email ?? null) : null,
    name: name?.trim().slice(0, 200) || null,
    picture: picture?.startsWith('https://') && picture.length <= 2_000 ? picture : null,
  };
}
