import { type ApiKeyScope, ROUTES } from '@home-design/contract';

type Feature = keyof typeof ROUTES;

/** Reading needs `read`, everything else `edit`. */
const BY_METHOD: ReadonlySet<Feature> = new Set([
  'projects',
  'images',
  'versions',
  'tags',
  'objects',
  'previews',
  'forecasts',
  'edits',
  'furnishing',
  'workflows',
  'recipes',
  'looks',
  'boards',
  'listings',
  'reso',
  'listingPhotos',
  'listingMerging',
  'publishingProfiles',
  'publications',
  'jobs',
  'activity',
  'audit',
]);

/** Calls that give others access need `share`, reading a link included: its address opens it. */
const FOR_SHARING: ReadonlySet<Feature> = new Set(['shareLinks', 'shareReplies', 'listingPages']);

/** Exceptions to the rule by feature and method. */
const SINGLE: ReadonlyMap<string, ApiKeyScope> = new Map([
  ['account.credits', 'read'],
  // These calls change nothing.
  ['projects.export', 'read'],
  ['versions.compare', 'read'],
  // A key can move things to the bin, but only a user can delete them for good.
  ['bin.list', 'read'],
  ['bin.picture', 'read'],
]);

const SCOPES: ReadonlyMap<object, ApiKeyScope> = new Map(
  Object.entries(ROUTES).flatMap(([feature, routes]) =>
    Object.entries(routes).flatMap(([name, route]) => {
      const scope = SINGLE.get(`${feature}.${name}`) ?? scopeIn(feature as Feature, route.method);
      return scope === undefined ? [] : [[route, scope] as const];
    }),
  ),
);

function scopeIn(feature: Feature, method: string): ApiKeyScope | undefined {
  if (FOR_SHARING.has(feature)) return 'share';
  if (!BY_METHOD.has(feature)) return undefined;
  return method === 'GET' ? 'read' : 'edit';
}

/**
 * The scope that an API key needs for a call; undefined: no key may make it. Accounts, sessions, keys, plans and calls of
 * visitors are not for programs, and neither is any feature that is not named here.
 */
export const scopeOf = (route: object): ApiKeyScope | undefined => SCOPES.get(route);
