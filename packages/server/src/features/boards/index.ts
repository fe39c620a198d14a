export { purgeBoards } from './remove-board.ts';
export { bindBoards } from './routes.ts';
export { addAutoBoards } from './store.ts';
