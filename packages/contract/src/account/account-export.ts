import { defineRoute } from '../define-route.ts';
import { AUTH_BASE } from '../limits.ts';

export const accountExportRoutes = {
  download: defineRoute({
    method: 'GET',
    path: `${AUTH_BASE}/export`,
    summary: 'All data of the account as one ZIP: its rows as JSON, and every picture',
    tag: 'account',
    access: 'account',
    status: 200,
    produces: 'application/zip',
    rateLimit: 'export',
  }),
};
