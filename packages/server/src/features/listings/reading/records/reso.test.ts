import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readResoRecord } from './read-reso-record.ts';

describe('a RESO Web API record is read by the same names', () => {
  const record = {
    '@odata.id': "Property('X1')",
    ListingKey: 'X1',
    StandardStatus: 'Active Under Contract',
    ListPrice: 450000.0,
    BedroomsTotal: 3,
    BathroomsTotalInteger: 2,
    LivingArea: 172,
    LivingAreaUnits: 'Square Meters',
    UnparsedAddress: '12 Example Street',
    City: 'Springfield',
    StateOrProvince: 'IL',
    PostalCode: '62704',
    PublicRemarks: 'A quiet house.',
    Media: [
      { MediaURL: 'https://p.example/2.jpg', Order: 2, MediaCategory: 'Photo', ShortDescription: 'Kitchen' },
      { MediaURL: 'https://p.example/1.jpg', Order: 1, MediaCategory: 'Photo' },
      { MediaURL: 'https://p.example/tour.mp4', Order: 0, MediaCategory: 'Branded Virtual Tour' },
    ],
  };

  it('its facts, and its photos in their order with their captions', () => {
    const { facts, sources, remarks } = readResoRecord(record);
    expect(remarks).toEqual([]);
    expect(sources).toMatchObject({
      price: { from: 'reso', where: 'ListPrice' },
      photos: { from: 'reso', where: 'Media' },
    });
    expect(facts).toMatchObject({
      listingType: 'pending',
      price: { amount: 450_000, currency: null, per: null },
      bedrooms: 3,
      bathrooms: 2,
      squareFeet: 1851,
      description: 'A quiet house.',
      photos: [
        { url: 'https://p.example/1.jpg', caption: null },
        { url: 'https://p.example/2.jpg', caption: 'Kitchen' },
      ],
    });
    expect(facts.address).toMatchObject({
      street: '12 Example Street',
      city: 'Springfield',
      postalCode: '62704',
    });
  });

  it('C-25 the firm that offers it, under its public number', () => {
    expect(readResoRecord(record).facts.attribution).toBeNull();
    const { facts, sources } = readResoRecord({
      ...record,
      ...{ ListingId: 'M-77', ListOfficeName: ' Harbor  Realty ', ListAgentFullName: 'Ana Novak' },
      ...{ AttributionContact: '207-555-0100', OriginatingSystemName: 'Coast MLS' },
    });
    expect(facts.attribution).toEqual({
      ...{ office: 'Harbor Realty', agent: 'Ana Novak', contact: '207-555-0100' },
      ...{ mlsName: 'Coast MLS', mlsNumber: 'M-77' },
    });
    expect(sources.attribution).toEqual({ from: 'reso', where: 'ListOfficeName' });
    const agentAlone = readResoRecord({ ...record, ListAgentFullName: 'Ana Novak' });
    expect(agentAlone.facts.attribution).toMatchObject({ office: '', agent: 'Ana Novak', mlsNumber: '' });
  });

  it('a price has the currency of the country, and none without a country', () => {
    const priceIn = (more: object) => readResoRecord({ ...record, ...more }).facts.price?.currency;
    expect(priceIn({ Country: 'US' })).toBe('USD');
    expect(priceIn({ Country: 'ca' })).toBe('CAD');
    for (const Country of ['', 'XX', '__proto__', 7, null]) expect(priceIn({ Country })).toBeNull();
  });

  it('records with any values, and other data, are read without failing', () => {
    expect(readResoRecord(null).facts.address).toBeNull();
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(record), '__proto__'), fc.jsonValue()),
        (any) => {
          expect(readResoRecord(any).facts.photos.length).toBeLessThanOrEqual(60);
        },
      ),
      { numRuns: 300 },
    );
  });
});
