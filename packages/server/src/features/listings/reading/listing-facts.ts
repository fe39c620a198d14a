/** The common form of every source of a listing: a page, a saved page, a row of a table, a RESO record. */

export interface ListingAddress {
  /** As one line. */
  text: string;
  street: string | null;
  city: string | null;
  region: string | null;
  postalCode: string | null;
  country: string | null;
}

export interface ListingPrice {
  /** In whole units of the currency, e.g. 450000. */
  amount: number;
  /** ISO 4217, null if the source does not name it. */
  currency: string | null;
  /** Null: a purchase price. */
  per: 'week' | 'month' | 'year' | null;
}

/** The firm that offers a property; empty if the source does not name it. */
export interface Attribution {
  office: string;
  agent: string;
  contact: string;
  mlsName: string;
  mlsNumber: string;
}

export interface ListingPhoto {
  /** An absolute address, http or https. */
  url: string;
  caption: string | null;
}

export interface ListingFacts {
  title: string | null;
  description: string | null;
  address: ListingAddress | null;
  listingType: 'for_sale' | 'for_rent' | 'sold' | 'pending' | null;
  price: ListingPrice | null;
  bedrooms: number | null;
  bathrooms: number | null;
  squareFeet: number | null;
  attribution: Attribution | null;
  /** In the order of the source, each once, at most 60. */
  photos: ListingPhoto[];
  sourceUrl: string | null;
}

/** Where a fact was found, in words for the person. */
export interface FactSource {
  from:
    | 'json-ld'
    | 'microdata'
    | 'open-graph'
    | 'meta'
    | 'page-data'
    | 'page-text'
    | 'column'
    | 'reso'
    | 'file-name';
  where: string;
}

export interface ListingReading {
  facts: ListingFacts;
  sources: Partial<Record<keyof ListingFacts, FactSource>>;
  /** Sentences about values that could not be read. */
  remarks: string[];
}
