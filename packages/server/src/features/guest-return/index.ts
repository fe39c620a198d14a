export { bindGuestReturn } from './routes.ts';
export { forgetOldReturns } from './store.ts';
