import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cloth } from './drawn-pictures.ts';

/** A local website that sells houses. */
export interface PropertyPages {
  readonly url: string;
  /** Answers this path with a picture from now on. */
  put(path: string, mediaType: string, picture: Buffer): void;
  stop(): Promise<void>;
}

/** Facts in the markup of portals for search engines. */
const HOUSE = {
  '@context': 'https://schema.org',
  '@type': ['SingleFamilyResidence', 'Product'],
  name: 'Brick house with a garden',
  description: 'South light all day.',
  numberOfBedrooms: 3,
  numberOfBathroomsTotal: 2,
  floorSize: { '@type': 'QuantitativeValue', value: 1850, unitCode: 'FTK' },
  address: {
    '@type': 'PostalAddress',
    streetAddress: '12 Elm Street',
    addressLocality: 'Springfield',
    addressRegion: 'IL',
    postalCode: '62704',
    addressCountry: 'US',
  },
  offers: { '@type': 'Offer', price: '450000', priceCurrency: 'USD' },
};

/** Starts it on a free port. Its robots.txt allows everything except `/private/`. */
export async function startPropertyPages(): Promise<PropertyPages> {
  let url = '';
  // The same photo at two addresses would count only once.
  const pictures = [110, 140].map((redness) => cloth('photo.png', redness).buffer);
  const put = new Map<string, { mediaType: string; picture: Buffer }>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', url);
    const picture = pictures[['/one.png', '/two.png'].indexOf(pathname)];
    if (pathname === '/robots.txt') {
      response.writeHead(200, { 'content-type': 'text/plain' });
      response.end('User-agent: *\nDisallow: /private/\n');
    } else if (put.has(pathname)) {
      response.writeHead(200, { 'content-type': put.get(pathname)?.mediaType });
      response.end(put.get(pathname)?.picture);
    } else if (picture) {
      response.writeHead(200, { 'content-type': 'image/png' });
      response.end(picture);
    } else if (pathname === '/elm-street-12') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(housePage(url));
    } else {
      response.writeHead(404, { 'content-type': 'text/html' });
      response.end('<title>Not found</title>');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    put: (path, mediaType, picture) => void put.set(path, { mediaType, picture }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const housePage = (url: string): string => `<!doctype html>
<html lang="en">
<title>Brick house with a garden</title>
<script type="application/ld+json">${JSON.stringify({
  ...HOUSE,
  url: `${url}/elm-street-12`,
  image: [`${url}/one.png`, `${url}/two.png`],
})}</script>
<h1>Brick house with a garden</h1>
</html>`;
