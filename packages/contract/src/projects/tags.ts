import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { TagId, VersionId } from '../ids.ts';
import { API_BASE, MAX_TAG_LENGTH } from '../limits.ts';
import { Version, VersionTag } from './versions.ts';

/** A word by which a user sorts versions. */
export const Tag = VersionTag.extend({
  /** A group of tags, such as 'room'; null without one. */
  category: z.string().nullable(),
}).meta({ id: 'Tag' });
export type Tag = z.infer<typeof Tag>;

/** The default color of a tag. */
export const DEFAULT_TAG_COLOR = '#64748b';

const name = z.string().trim().min(1).max(MAX_TAG_LENGTH);
const tagged = {
  method: 'POST',
  tag: 'tags',
  access: 'account',
  status: 200,
  params: z.strictObject({ versionId: VersionId }),
  response: Version,
} as const;

export const tagRoutes = {
  list: defineRoute({
    method: 'GET',
    path: `${API_BASE}/tags/`,
    summary: 'Own tags by name',
    tag: 'tags',
    access: 'account',
    status: 200,
    query: z.strictObject({ category: z.string().max(MAX_TAG_LENGTH).optional() }),
    response: z.object({ results: z.array(Tag), count: z.int() }),
  }),
  create: defineRoute({
    method: 'POST',
    path: `${API_BASE}/tags/`,
    summary: 'Create a tag; an existing name, in any case, returns the existing tag',
    tag: 'tags',
    access: 'account',
    status: 201,
    body: z.strictObject({
      name,
      /** sRGB, `#rrggbb`. */
      color: z
        .string()
        .regex(/^#[0-9a-fA-F]{6}$/, 'must be a color like #64748b')
        .default(DEFAULT_TAG_COLOR),
      category: z.string().trim().min(1).max(MAX_TAG_LENGTH).nullable().default(null),
    }),
    response: Tag,
  }),
  add: defineRoute({
    ...tagged,
    path: `${API_BASE}/versions/:versionId/add-tag/`,
    summary: 'Tag a version, by the id of a tag or by its name; an unknown name creates a tag',
    body: z.strictObject({ tag: z.union([TagId, name]) }),
  }),
  remove: defineRoute({
    ...tagged,
    path: `${API_BASE}/versions/:versionId/remove-tag/`,
    summary: 'Remove a tag, by id or name, from a version; a tag that it does not have is ignored',
    body: z.strictObject({ tag: z.union([TagId, name]) }),
  }),
};
