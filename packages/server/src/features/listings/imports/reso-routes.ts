import { mlsNumbersIn, type ResoProperty, resoRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/http/app-error.ts';
import { bindRoute } from '../../../platform/http/bind-route.ts';
import type { Who } from '../../../platform/http/who.ts';
import { ResoError } from '../../../platform/reso/reso-error.ts';
import type { ResoServer } from '../../../platform/reso/reso-server-adapter.ts';
import { knownKeys } from '../import-store.ts';
import { displayPrice } from '../reading/facts/display-price.ts';
import { readResoRecord, textIn } from '../reading/records/read-reso-record.ts';
import { searchFilter, sourceKeyOf } from '../tasks/reso-filters.ts';
import { type ImportDeps, importSources } from './import-addresses.ts';

/** Properties on one page of a search. */
const FOUND_A_PAGE = 25;

export type ResoDeps = ImportDeps & {
  /** Undefined: none is configured. */
  reso: ResoServer | undefined;
  /** Whether guests may search it as well. */
  resoForGuests: boolean;
};

/** Binds the calls that search the MLS of the server and import from it. */
export function bindReso(app: FastifyInstance, deps: ResoDeps): void {
  bindRoute(app, resoRoutes.search, async ({ query, who }) => {
    const reso = requireReso(who);
    const search = {
      numbers: mlsNumbersIn(query.numbers),
      city: query.city,
      postalCode: query.postal_code,
    };
    const { records, hasMore } = await sayWhyNot(
      reso.properties({
        filter: searchFilter(search),
        top: FOUND_A_PAGE,
        skip: (query.page - 1) * FOUND_A_PAGE,
        withMedia: false,
      }),
    );
    const found = records.flatMap((record) => propertyOf(record) ?? []);
    const keys = found.map(({ listing_key }) => sourceKeyOf(listing_key));
    const known = await knownKeys(deps.db, who.userId, keys);
    const results = found.map((property) => ({
      ...property,
      is_there: known.has(sourceKeyOf(property.listing_key)),
    }));
    return { results, has_next: hasMore };
  });
  bindRoute(app, resoRoutes.import, async ({ body, who }) => {
    const { name } = requireReso(who);
    const sources = body.listing_keys.map((key) => ({
      given: key,
      source: { url: null, key: sourceKeyOf(key), title: `${name} ${key}` },
    }));
    return importSources(deps, who, sources, {
      sourceType: 'reso',
      wantsProject: body.auto_create_project,
    });
  });

  function requireReso({ isAnonymous }: Who): ResoServer {
    if (deps.reso === undefined) throw new AppError('mls_not_offered');
    if (isAnonymous && !deps.resoForGuests) throw new AppError('mls_needs_account');
    return deps.reso;
  }
}

/** Turns failures of the MLS into sentences for the person. */
async function sayWhyNot<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (cause) {
    if (cause instanceof ResoError) throw new AppError('unavailable', cause.message, { cause });
    throw cause;
  }
}

/** A record for the list of a search; undefined for one without a key, which could not be found again. */
function propertyOf(record: unknown): Omit<ResoProperty, 'is_there'> | undefined {
  const key = textIn(record, 'ListingKey');
  if (key === '' || key.length > 255) return undefined;
  const { facts } = readResoRecord(record);
  const photos = Number.parseInt(textIn(record, 'PhotosCount'), 10);
  return {
    listing_key: key,
    mls_number: textIn(record, 'ListingId'),
    title: facts.title ?? '',
    address: facts.address?.text ?? '',
    display_price: displayPrice(facts.price),
    listing_type: facts.listingType,
    bedrooms: facts.bedrooms,
    bathrooms: facts.bathrooms,
    square_feet: facts.squareFeet,
    photo_count: Number.isSafeInteger(photos) && photos >= 0 ? photos : null,
  };
}
