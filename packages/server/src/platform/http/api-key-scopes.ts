import { type ApiKeyScope, ROUTES } from '@home-design/contract';

type Feature = keyof typeof ROUTES;

/** Looking needs `read`, everything else `edit`. */
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

/** What lets others in needs `share`, looking at it too: who knows a link can open it. */
const FOR_SHARING: ReadonlySet<Feature> = new Set(['shareLinks', 'shareReplies', 'listingPages']);

/** What is another way than its feature and method say. */
const SINGLE: ReadonlyMap<string, ApiKeyScope> = new Map([
  ['account.credits', 'read'],
  // They change nothing.
  ['projects.export', 'read'],
  ['versions.compare', 'read'],
  // What a key deletes stays in the bin: taking it out of there for good is the person's.
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
 * The scope with which an API key may make a call; undefined: no key may. Accounts, sessions, keys, plans and what
 * visitors do are for people, and so is every feature that is not named here.
 */
export const scopeOf = (route: object): ApiKeyScope | undefined => SCOPES.get(route);
