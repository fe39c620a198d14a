import type { ParamsOf, QueryOf, Route } from '@home-design/contract';

/**
 * Address of a call, with its parameters in the path and its query appended. Absent query values are left out.
 * @throws if a parameter of the path is missing
 */
export function routeUrl<R extends Route>(route: R, params?: ParamsOf<R>, query?: QueryOf<R>): string {
  const values = new Map(Object.entries(params ?? {}));
  const path = route.path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`${route.path} needs the parameter ${name}`);
    return encodeURIComponent(String(value));
  });

  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
