import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { API_BASE } from './limits.ts';

/** Pages about this server itself, which its operator may write anew. */
export const SITE_PAGES = ['terms', 'privacy', 'accessibility', 'imprint'] as const;
export type SitePageName = (typeof SITE_PAGES)[number];

/** A page as it is shown. */
export const SitePage = z
  .object({
    title: z.string(),
    /** Made from Markdown; raw HTML of the text is shown as text, and links lead to web pages and mail addresses only. */
    html: z.string(),
    /** Whether the operator wrote it; false: it came with the product. */
    isOperators: z.boolean(),
  })
  .meta({ id: 'SitePage' });
export type SitePage = z.infer<typeof SitePage>;

export const sitePageRoutes = {
  read: defineRoute({
    method: 'GET',
    path: `${API_BASE}/pages/:page/`,
    summary: 'Terms, privacy notice, accessibility statement and imprint of this server',
    tag: 'system',
    access: 'public',
    status: 200,
    params: z.object({ page: z.enum(SITE_PAGES) }),
    response: SitePage,
  }),
};
