export { standingOf } from './account-store.ts';
export { creditsOf } from './credits-of.ts';
export { plansForOperator } from './operator-routes.ts';
export { requireProject } from './require-project.ts';
export { type Holder, requireDesigns, reserveDesign } from './reserve-design.ts';
export { bindPlans } from './routes.ts';
export { type Credits, type PlanLimits, QUEUE_WEIGHTS, quotaLimitOf } from './rules.ts';
export { endReservation } from './store.ts';
