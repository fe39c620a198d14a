export type { AccountDeps } from './current-user.ts';
export { mergeGuestInto } from './merge-store.ts';
export { bindAccount } from './routes.ts';
export { createSessions, type Sessions } from './sessions.ts';
export { deleteExpiredSessions, endAllSessions, keepAccount, SESSION_CHANNEL } from './store.ts';
export { displayNameOf } from './view.ts';
