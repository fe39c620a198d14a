import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ResoRecord = Record<string, unknown> & { ListingKey: string };

/** An MLS as tests play it: an OData server that knows `eq`, `and`, `or`, `$top`, `$skip` and `$expand=Media`. */
export interface ResoStandIn {
  /** What points a server to it. */
  settings: Record<string, string>;
  /** What it knows. Tests change it. */
  records: ResoRecord[];
  /** Queries that it was asked, decoded. */
  asked: URLSearchParams[];
  /** Answers the next calls instead, until it is undefined. */
  answer: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  close(): Promise<void>;
}

const TOKEN = 'token-of-this-test';

export async function startResoStandIn(): Promise<ResoStandIn> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    standIn.asked.push(searchParams);
    if (standIn.answer) return standIn.answer(request, response);
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return void response.writeHead(401).end();
    if (pathname !== '/odata/Property') return void response.writeHead(404).end();
    const skip = Number(searchParams.get('$skip') ?? 0);
    const found = standIn.records.filter((record) => fits(record, searchParams.get('$filter') ?? ''));
    const value = found.slice(skip, skip + Number(searchParams.get('$top'))).map((record) => {
      const { Media, ...facts } = record;
      return searchParams.get('$expand') === 'Media' ? record : facts;
    });
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ '@odata.context': '$metadata#Property', value }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const standIn: ResoStandIn = {
    settings: {
      RESO_URL: `http://127.0.0.1:${port}/odata/`,
      RESO_TOKEN: TOKEN,
      RESO_NAME: 'Harbor MLS',
    },
    records: [],
    asked: [],
    answer: undefined,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return standIn;
}

/** Whether a record fits a filter such as `(ListingId eq 'A' or ListingId eq 'B') and City eq 'Salem'`. */
function fits(record: ResoRecord, filter: string): boolean {
  const comparisons: boolean[] = [];
  const outline = filter.replaceAll(/(\w+) eq '((?:[^']|'')*)'/g, (_whole, field: string, text: string) => {
    comparisons.push(String(record[field]) === text.replaceAll("''", "'"));
    return `${comparisons.length - 1}`;
  });
  if (!/^[\d() andor]*$/.test(outline)) throw new Error(`This filter is not understood: ${filter}`);
  return outline
    .split(' and ')
    .every((part) =>
      part.split(' or ').some((at) => comparisons[Number(at.replaceAll(/[()]/g, ''))] === true),
    );
}

/** A property as MLSs describe it. */
export const resoRecord = (key: string, more: Record<string, unknown> = {}): ResoRecord => ({
  ListingKey: key,
  ListingId: `MLS-${key}`,
  StandardStatus: 'Active',
  ListPrice: 450_000,
  BedroomsTotal: 3,
  BathroomsTotalInteger: 2,
  LivingArea: 1_450,
  LivingAreaUnits: 'Square Feet',
  UnparsedAddress: `${key} Quay Street`,
  City: 'Portland',
  StateOrProvince: 'ME',
  PostalCode: '04101',
  Country: 'US',
  PublicRemarks: 'A quiet house.',
  PhotosCount: 2,
  Media: [
    { MediaURL: `https://photos.example/${key}/2.jpg`, Order: 2, MediaCategory: 'Photo' },
    { MediaURL: `https://photos.example/${key}/1.jpg`, Order: 1, MediaCategory: 'Photo' },
  ],
  ...more,
});
