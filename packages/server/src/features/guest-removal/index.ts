export { removeUnusedGuests } from './remove-unused-guests.ts';
