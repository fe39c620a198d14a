import type { Route } from '@home-design/contract';

/** Any route of the table, with any schemas. */
// biome-ignore lint/suspicious/noExplicitAny: the only type that every schema's variance allows
export type AnyRoute = Route<any, any, any, any, any, any>;
