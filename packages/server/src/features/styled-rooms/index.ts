export { bindStyledRooms } from './routes.ts';
