export { bindBoards } from './routes.ts';
export { addAutoBoards } from './store.ts';
