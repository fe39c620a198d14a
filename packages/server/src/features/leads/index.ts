export { forgetLeadsOf, forgetOldLeads } from './forget-leads.ts';
export { leadsForOperator } from './operator-routes.ts';
export { bindLeads } from './routes.ts';
export { hasAsked } from './store.ts';
