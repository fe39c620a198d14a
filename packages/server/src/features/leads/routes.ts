import { leadRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import { bindRoute } from '../../platform/http/bind-route.ts';
import { captureLead, type LeadDeps } from './capture-lead.ts';
import { confirmNewsletter } from './newsletter.ts';

export function bindLeads(app: FastifyInstance, deps: LeadDeps): void {
  bindRoute(app, leadRoutes.capture, ({ body, request }) =>
    captureLead(deps, body, { address: request.ip, key: request.headers['idempotency-key'] }),
  );
  bindRoute(app, leadRoutes.confirmNewsletter, async ({ body }) => {
    await confirmNewsletter(deps, body.token);
    return { confirmed: true as const };
  });
}
