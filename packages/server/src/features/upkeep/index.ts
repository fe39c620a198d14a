export { upkeepForOperator } from './operator-routes.ts';
