export { forgetLeadsOf, forgetOldLeads } from './forget-leads.ts';
export { withdrawNewsletter } from './newsletter.ts';
export { leadsForOperator } from './operator-routes.ts';
export { bindLeads } from './routes.ts';
export { hasAsked } from './store.ts';
