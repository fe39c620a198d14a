export { captureLead, type LeadDeps } from './capture-lead.ts';
export { forgetLeadsOf, forgetOldLeads, removeListingLead } from './forget-leads.ts';
export { countListingLeads, listingLeadsPage } from './listing-leads-store.ts';
export { withdrawNewsletter } from './newsletter.ts';
export { leadsForOperator } from './operator-routes.ts';
export { bindLeads } from './routes.ts';
export { hasAsked, type Lead } from './store.ts';
