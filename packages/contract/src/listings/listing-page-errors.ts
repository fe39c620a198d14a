/** The expected errors of the public pages of listings; see `ERRORS`. */
export const LISTING_PAGE_ERRORS = {
  listing_page_not_found: {
    status: 404,
    detail: 'This page does not exist. The link may be incomplete, or the listing was deleted.',
  },
  listing_page_off: { status: 410, detail: 'The agent has switched this page off.' },
  listing_page_expired: { status: 410, detail: 'This link has expired.' },
  listing_page_sold: { status: 410, detail: 'This home has been sold.' },
  listing_page_withdrawn: { status: 410, detail: 'This home is no longer available.' },
  listing_page_without_photos: {
    status: 409,
    detail: 'This listing has no photo that may be shown. Put photos into its project first.',
  },
  listing_leads_refused: {
    status: 403,
    detail: 'This page does not accept messages. Please contact the agent.',
  },
} as const;
