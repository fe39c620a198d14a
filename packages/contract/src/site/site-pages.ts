import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { API_BASE } from '../limits.ts';

/** Pages about this server. Its operator can replace their text. */
export const SITE_PAGES = ['terms', 'privacy', 'accessibility', 'imprint'] as const;
export type SitePageName = (typeof SITE_PAGES)[number];

/** A page as it is shown. */
export const SitePage = z
  .object({
    title: z.string(),
    /**
     * HTML from Markdown. Raw HTML in the text is shown as text, and links lead only to web pages and mail addresses.
     */
    html: z.string(),
    /** Whether the operator wrote it; false: it is the default text. */
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
