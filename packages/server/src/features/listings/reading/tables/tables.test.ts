import { describe, expect, it } from 'vitest';
import { suggestMapping } from '../records/column-mapping.ts';
import { readRows } from '../records/read-rows.ts';
import { readTable } from './read-table.ts';

const csv = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);
const RESO = `ListingKey,StandardStatus,ListPrice,UnparsedAddress,City,StateOrProvince,PostalCode,BedroomsTotal,BathroomsTotalInteger,LivingArea,PublicRemarks,Media URLs
X1,Active,450000,"12 Example Street, Springfield, IL 62704",Springfield,IL,62704,3,2,1850,"A quiet house, ""made new"".
With a garden.",https://pictures.example/1.jpg https://pictures.example/2.jpg
X2,Closed,n/a,"14 Example Street, Springfield, IL 62704",Springfield,IL,62704,many,2,1900,,"https://pictures.example/3.jpg, no address"
`;

describe('LISTINGS-62 a table of properties is read', () => {
  it('CSV with the names of the RESO Data Dictionary', () => {
    const table = readTable(csv(RESO), 'listings.csv');
    expect(table.remarks).toEqual([]);
    const mapping = suggestMapping(table.columns, table.rows);
    expect(mapping).toEqual([
      'listingKey',
      'listingType',
      'price',
      'address',
      'city',
      'region',
      'postalCode',
      'bedrooms',
      'bathrooms',
      'area',
      'description',
      'photos',
    ]);
    const [first, second] = readRows(table, mapping);
    expect(first).toEqual({
      facts: {
        title: null,
        description: 'A quiet house, "made new". With a garden.',
        address: {
          text: '12 Example Street, Springfield, IL 62704',
          street: '12 Example Street',
          city: 'Springfield',
          region: 'IL',
          postalCode: '62704',
          country: null,
        },
        listingType: 'for_sale',
        price: { amount: 450_000, currency: null, per: null },
        bedrooms: 3,
        bathrooms: 2,
        squareFeet: 1850,
        attribution: null,
        photos: [1, 2].map((at) => ({ url: `https://pictures.example/${at}.jpg`, caption: null })),
        sourceUrl: null,
      },
      sources: {
        description: { from: 'column', where: 'PublicRemarks' },
        address: { from: 'column', where: 'UnparsedAddress' },
        listingType: { from: 'column', where: 'StandardStatus' },
        price: { from: 'column', where: 'ListPrice' },
        bedrooms: { from: 'column', where: 'BedroomsTotal' },
        bathrooms: { from: 'column', where: 'BathroomsTotalInteger' },
        squareFeet: { from: 'column', where: 'LivingArea' },
        photos: { from: 'column', where: 'Media URLs' },
      },
      remarks: [],
    });
    expect(second?.facts.listingType).toBe('sold');
    expect(second?.remarks).toEqual([
      'Row 3: "n/a" in "ListPrice" is no price.',
      'Row 3: "many" in "BedroomsTotal" is no number of bedrooms.',
    ]);
  });

  it('C-25 the firm that offers a property, by the names that MLSs use', () => {
    const text =
      'ListingId,ListPrice,UnparsedAddress,ListOfficeName,ListAgentFullName,OriginatingSystemName\nM-1,450000,12 Example Street,Harbor Realty,Ana Novak,Coast MLS\nM-2,1,14 Example Street,n/a,,';
    const table = readTable(csv(text), 'mls.csv');
    const [first, second] = readRows(table, suggestMapping(table.columns, table.rows));
    expect(first?.facts.attribution).toEqual({
      ...{ office: 'Harbor Realty', agent: 'Ana Novak', contact: '' },
      ...{ mlsName: 'Coast MLS', mlsNumber: 'M-1' },
    });
    expect(second?.facts.attribution).toBeNull();
  });

  it('an address in parts, numbered photos, bathrooms in parts', () => {
    const table = readTable(
      csv(
        'StreetNumber,StreetDirPrefix,StreetName,StreetSuffix,UnitNumber,City,StateOrProvince,PostalCode,BathroomsFull,BathroomsHalf,Photo1,Photo2,Photo 3\n12,N,Example,St,4B,Springfield,IL,62704,2,1,https://p.example/1.jpg,https://p.example/2.jpg,https://p.example/3.jpg\n',
      ),
      'a.csv',
    );
    const [reading] = readRows(table, suggestMapping(table.columns, table.rows));
    expect(reading?.facts.address?.text).toBe('12 N Example St #4B, Springfield, IL 62704');
    expect(reading?.facts.bathrooms).toBe(2.5);
    expect(reading?.facts.photos).toHaveLength(3);
  });

  it.each([
    [
      'German',
      'Straße;PLZ;Ort;Kaufpreis (EUR);Wohnfläche in m²;Schlafzimmer;Badezimmer;Beschreibung;Vermarktungsart',
      'Musterstraße 7;12345;Beispielstadt;1.250.000;85;2;1;Hell;Kauf',
      'Musterstraße 7, 12345 Beispielstadt',
      'for_sale',
    ],
    [
      'French',
      'Adresse;Code postal;Ville;Prix (€);Surface (m²);Chambres;Salles de bain;Descriptif;Transaction',
      '7 rue de la Gare;12345;Exempleville;1 250 000;85;2;1;Clair;Vente',
      '7 rue de la Gare, 12345 Exempleville',
      'for_sale',
    ],
    [
      'Spanish',
      'Dirección;Código postal;Ciudad;Precio (EUR);Superficie (m²);Dormitorios;Baños;Descripción;Operación',
      'Calle Mayor 7;12345;Ejemplo;1.250.000 €;85;2;1;Claro;Venta',
      'Calle Mayor 7, 12345 Ejemplo',
      'for_sale',
    ],
    [
      'Italian',
      'Indirizzo;CAP;Città;Prezzo;Superficie mq;Camere;Bagni;Descrizione;Contratto',
      'Via Roma 7;12345;Esempio;€ 1.250.000;85 mq;2;1;Chiaro;Vendita',
      'Via Roma 7, 12345 Esempio',
      'for_sale',
    ],
  ])('everyday names in %s, semicolons, Windows-1252', (_language, header, row, address, type) => {
    const table = readTable(
      csv(`${header}\r\n${row}\r\n`.replace(/€/g, '\u0080').replace(/²/g, '\u00b2'), 'latin1'),
      'a.csv',
    );
    const [reading] = readRows(table, suggestMapping(table.columns, table.rows));
    expect(reading?.remarks).toEqual([]);
    expect(reading?.facts).toMatchObject({
      price: { amount: 1_250_000, currency: 'EUR', per: null },
      squareFeet: 915,
      bedrooms: 2,
      bathrooms: 1,
      listingType: type,
    });
    expect(reading?.facts.address?.text).toBe(address);
    expect(reading?.facts.address?.postalCode).toBe('12345');
  });

  it.each([
    ['a byte order mark', '\ufeffAddress,Price\n1 Example St,$1\n'],
    ['tabs', 'Address\tPrice\n1 Example St\t$1\n'],
    ['bars', 'Address|Price\n1 Example St|$1\n'],
    ['the line of Excel that names the delimiter', 'sep=;\r\nAddress;Price\r\n1 Example St;$1\r\n'],
    ['old line ends', 'Address,Price\r1 Example St,$1\r'],
    ['empty lines', '\n\nAddress,Price\n\n1 Example St,$1\n\n\n'],
  ])('CSV with %s', (_name, text) => {
    const { columns, rows, remarks } = readTable(csv(text), 'a.csv');
    expect({ columns, rows, remarks }).toEqual({
      columns: ['Address', 'Price'],
      rows: [['1 Example St', '$1']],
      remarks: [],
    });
  });

  it('CSV in UTF-16 as Excel writes it', () => {
    expect(readTable(csv('\ufeffOrt\tPreis\nGröße\t1\n', 'utf16le'), 'a.csv').rows).toEqual([['Größe', '1']]);
  });

  it('rents: from the name of the column, from the state, with their period', () => {
    const read = (text: string) => {
      const table = readTable(csv(text), 'a.csv');
      return readRows(table, suggestMapping(table.columns, table.rows))[0]?.facts;
    };
    expect(read('Address,Monthly rent\n1 A St,"£1,200"\n')).toMatchObject({
      price: { amount: 1200, currency: 'GBP', per: 'month' },
      listingType: 'for_rent',
    });
    expect(read('Address,Status,Price\n1 A St,To rent,$900\n')?.price).toEqual({
      amount: 900,
      currency: 'USD',
      per: 'month',
    });
    expect(
      read(
        'Address,PropertyType,StandardStatus,ListPrice,LeaseAmountFrequency\n1 A St,Residential Lease,Active,900,Weekly\n',
      ),
    ).toMatchObject({ price: { amount: 900, currency: null, per: 'week' }, listingType: 'for_rent' });
  });

  it('the sale status, from a column called anything else whose cells hold it', () => {
    const read = (text: string) => {
      const table = readTable(csv(text), 'a.csv');
      const mapping = suggestMapping(table.columns, table.rows);
      return { mapping, types: readRows(table, mapping).map(({ facts }) => facts.listingType) };
    };
    expect(read('Address,Type\n1 A St,For sale\n2 A St,FOR RENT\n3 A St,Sold\n')).toEqual({
      mapping: ['address', 'listingType'],
      types: ['for_sale', 'for_rent', 'sold'],
    });
    // The name says what kind of building it is, and the cells say otherwise.
    expect(read('Address,Property type\n1 A St,For sale\n2 A St,To let\n').types).toEqual([
      'for_sale',
      'for_rent',
    ]);
    // A column with the name of the sale status comes first.
    expect(read('Address,Type,Status\n1 A St,For sale,Sold\n')).toEqual({
      mapping: ['address', 'propertyType', 'listingType'],
      types: ['sold'],
    });
    expect(read('Address,Type,Status\n1 A St,For rent,Active\n').types).toEqual(['for_rent']);
    // Words about buildings and sentences about offers tell no state of a listing.
    expect(read('Address,Type\n1 A St,House\n2 A St,Apartment\n').mapping).toEqual(['address', null]);
    expect(read('Address,Note\n1 A St,The owner would rather sell than rent it out\n').mapping).toEqual([
      'address',
      null,
    ]);
  });

  it('a column with an unclear name is recognized by its cells, and each field is given once', () => {
    const rows = [
      ['$1,000', 'https://p.example/a.jpg', 'https://homes.example/1', '850 sq ft', '$2,000'],
      ['$1,000', 'https://p.example/b.jpg', 'https://homes.example/2', '900 sq ft', '$3,000'],
    ];
    expect(suggestMapping(['A', 'B', 'C', 'D', 'E'], rows)).toEqual([
      'price',
      'photos',
      'sourceUrl',
      'area',
      null,
    ]);
    expect(suggestMapping(['Price', 'List price'], [])).toEqual(['price', null]);
  });

  it('the number of a row is its number in the file', () => {
    const table = readTable(csv('Our homes\n\nAddress,Price\n\n1 A St,soon\n'), 'a.csv');
    expect(table.remarks).toEqual(['One line above the names of the columns was left out.']);
    expect(readRows(table, ['address', 'price'])[0]?.remarks).toEqual([
      'Row 5: "soon" in "Price" is no price.',
    ]);
  });
});
