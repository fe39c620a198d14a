import { describe, expect, it } from 'vitest';
import { plainText } from '../plain-text.ts';
import { readArea } from './areas.ts';
import { dollarOf } from './currencies.ts';
import { readListingType } from './listing-type.ts';
import { takePhotos } from './photos.ts';
import { readPrice } from './prices.ts';
import { readRooms } from './rooms.ts';

describe('prices in the notations of several countries', () => {
  it.each([
    ['$450,000', 450_000, 'USD', null],
    ['£450,000', 450_000, 'GBP', null],
    ['1.250.000 €', 1_250_000, 'EUR', null],
    ['1 250 000 €', 1_250_000, 'EUR', null],
    ['1.250.000,50 €', 1_250_001, 'EUR', null],
    ['CHF 1’250’000.–', 1_250_000, 'CHF', null],
    ["1'250'000 CHF", 1_250_000, 'CHF', null],
    ['$1.2M', 1_200_000, 'USD', null],
    ['$1.250M', 1_250_000, 'USD', null],
    ['€ 1,2 Mio.', 1_200_000, 'EUR', null],
    ['£450k', 450_000, 'GBP', null],
    ['₹ 1,25,00,000', 12_500_000, 'INR', null],
    ['USD 450,000.00', 450_000, 'USD', null],
    ['450.000,- EUR', 450_000, 'EUR', null],
    ['From $450,000 to $500,000', 450_000, 'USD', null],
    ['C$799,000', 799_000, 'CAD', null],
    ['£1,200 pcm', 1_200, 'GBP', 'month'],
    ['£1,200 pcm (£277 pw)', 1_200, 'GBP', 'month'],
    ['£277 pw', 277, 'GBP', 'week'],
    ['$2,400/mo', 2_400, 'USD', 'month'],
    ['$2,400 per month', 2_400, 'USD', 'month'],
    ['1.200 € Kaltmiete', 1_200, 'EUR', 'month'],
    ['1 200 € par mois', 1_200, 'EUR', 'month'],
    ['950 €/mes', 950, 'EUR', 'month'],
    ['800 € al mese', 800, 'EUR', 'month'],
    ['£14,400 per annum', 14_400, 'GBP', 'year'],
    ['3.500 €/m² · 297.500 €', 297_500, 'EUR', null],
    ['$450,000 Springfield, PA', 450_000, 'USD', null],
    ['450000', 450_000, null, null],
  ])('%s', (text, amount, currency, per) => {
    expect(readPrice(text)).toEqual({ amount, currency, per });
  });

  it.each([
    'Price on application',
    'POA',
    'n/a',
    '',
    '-',
    '0',
    'Call 555 0100',
    '-5',
    '€',
    'Preis auf Anfrage',
  ])('%j is not a price', (text) => {
    expect(readPrice(text)).toBeNull();
  });

  it('a bare dollar sign is the dollar of the country of the page', () => {
    expect(readPrice('$799,000', { dollarOf: dollarOf('homes.example.ca') })?.currency).toBe('CAD');
    expect(readPrice('$799,000', { dollarOf: dollarOf('homes.example.com.au') })?.currency).toBe('AUD');
    expect(readPrice('US$799,000', { dollarOf: dollarOf('homes.example.ca') })?.currency).toBe('USD');
  });
});

describe('areas become square feet', () => {
  it.each([
    ['85 m²', 915],
    ['85,5 m²', 920],
    ['1.076 m2', 11_582],
    ['1,850 sq ft', 1_850],
    ['1850 sqft', 1_850],
    ['1,850 Square Feet', 1_850],
    ['172 qm', 1_851],
    ['100 mètres carrés', 1_076],
    ['100 mq', 1_076],
    ['Living 1,850 sq. ft., lot 0.25 acres', 1_850],
  ])('%s is %i', (text, feet) => {
    expect(readArea(text, null)).toBe(feet);
  });

  it('a number alone needs a unit from elsewhere', () => {
    expect(readArea('85', null)).toBeNull();
    expect(readArea('85', 'square meters')).toBe(915);
    expect(readArea(1850, 'square feet')).toBe(1850);
    for (const text of ['0.25 acres', 'large', '', '-85', '85 by 20'])
      expect(readArea(text, 'square feet')).toBeNull();
  });
});

describe('counts of rooms', () => {
  it.each([
    ['3', 3],
    ['3 beds', 3],
    ['2½ baths', 2.5],
    ['2 1/2', 2.5],
    ['2,5', 2.5],
    ['2.5', 2.5],
    ['Studio', 0],
    ['two', 2],
    ['2 full, 1 half', 2.5],
    [4, 4],
  ])('%s is %d', (text, count) => {
    expect(readRooms(text)).toBe(count);
  });

  it.each(['n/a', '', 'many', '-1', '9000', null, {}])('%j is none', (text) => {
    expect(readRooms(text)).toBeNull();
  });
});

describe('states of a listing', () => {
  it.each([
    ['FOR_SALE', 'for_sale'],
    ['Active', 'for_sale'],
    ['http://purl.org/goodrelations/v1#Sell', null],
    ['Zu verkaufen', 'for_sale'],
    ['À vendre', 'for_sale'],
    ['En venta', 'for_sale'],
    ['In vendita', 'for_sale'],
    ['LeaseOut', 'for_rent'],
    ['to_rent', 'for_rent'],
    ['Miete', 'for_rent'],
    ['À louer', 'for_rent'],
    ['RECENTLY_SOLD', 'sold'],
    ['Closed', 'sold'],
    ['Verkauft', 'sold'],
    ['ActiveUnderContract', 'pending'],
    ['Pending', 'pending'],
    ['Sold STC', 'pending'],
    ['Sale agreed', 'pending'],
    ['Withdrawn', null],
    ['', null],
  ])('%s is %s', (text, type) => {
    if (text.startsWith('http')) expect(readListingType(text.split('#')[1])).toBe('for_sale');
    else expect(readListingType(text)).toBe(type);
  });
});

describe('texts are plain', () => {
  it.each([
    ['Oak &amp; Elm <b>House</b>', 'Oak & Elm House'],
    ['One.<br>Two&nbsp;three\n\n four', 'One. Two three four'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', 'alert(1)'],
    ['5 < 6 and 7 > 6', '5 < 6 and 7 > 6'],
    ['   ', null],
  ])('%j is %j', (text, plain) => {
    expect(plainText(text, 300)).toBe(plain);
  });

  it('a text that is too long ends with an ellipsis', () => {
    expect(plainText('word '.repeat(100), 22)).toBe('word word word word w…');
  });
});

describe('photos', () => {
  it('the same picture in several sizes counts once, as the widest', () => {
    const base = 'https://pictures.example';
    const urls = [
      '/a.jpg?w=100',
      '/a.jpg?w=1600&q=80',
      '/a.jpg?width=200',
      '/w_200,h_100/b.jpg',
      '/w_900,h_600/b.jpg',
      '/c-640x480.jpg',
      '/c.jpg',
      '/d.jpg?id=1',
      '/d.jpg?id=2',
    ];
    expect(
      takePhotos(
        urls.map((url) => ({ url })),
        base,
      ).map(({ url }) => url.slice(base.length)),
    ).toEqual(['/a.jpg?w=1600&q=80', '/w_900,h_600/b.jpg', '/c-640x480.jpg', '/d.jpg?id=1', '/d.jpg?id=2']);
  });

  it('logos, icons, portraits, maps and pixels are left out', () => {
    const urls = [
      'logo.png',
      'icons/bed.png',
      'agent/rosa.jpg',
      'staticmap?center=1',
      'pixel.gif',
      'plan.svg',
      'avatar-1.jpg',
    ];
    expect(
      takePhotos(
        urls.map((name) => ({ url: `https://homes.example/${name}` })),
        undefined,
      ),
    ).toEqual([]);
  });
});
