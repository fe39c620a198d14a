export { creditsOf } from './credits-of.ts';
export { type Holder, requireDesigns, reserveDesign } from './reserve-design.ts';
export { type Credits, type PlanLimits, QUEUE_WEIGHTS } from './rules.ts';
export { endReservation } from './store.ts';
