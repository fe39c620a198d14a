export { createAuditTrail } from './audit-trail.ts';
export { noteAct } from './note-act.ts';
export { bindAudit } from './routes.ts';
