export { createAuditTrail } from './audit-trail.ts';
export { bindAudit } from './routes.ts';
