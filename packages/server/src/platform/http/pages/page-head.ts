/** The head of a page for programs that run no script: messengers and search engines. */
export interface PageHead {
  title: string;
  description: string;
  /** Absolute. */
  url: string;
  /** Shown beside the title; absolute. */
  image?: string;
  /** Description of the image. */
  imageText?: string;
  /** Address of the picture that is seen first; browsers fetch it at once. */
  firstPicture?: string;
  /** Search engines may index the page, and other sites may see it as the referrer. */
  isPublic?: boolean;
  /** Websites that may show the page in a frame; absent: none. */
  frameAncestors?: readonly string[];
  /** Status of the page; 200 by default. */
  status?: number;
  /** The subject of the page in schema.org terms, for search engines. */
  structuredData?: object;
}

/** A page with another head: title, preview and, unless it is public, `noindex`. */
export function withHead(page: string, head: PageHead): string {
  const { title, description, url, image, imageText, firstPicture, structuredData, isPublic = false } = head;
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Home Design',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    ...(image === undefined ? {} : { 'og:image': image }),
    ...(imageText === undefined ? {} : { 'og:image:alt': imageText }),
  };
  const said = [
    ...(isPublic ? [] : HIDDEN),
    `<meta name="twitter:card" content="${image === undefined ? 'summary' : 'summary_large_image'}">`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escaped(content)}">`,
    ),
    ...(firstPicture === undefined
      ? []
      : [`<link rel="preload" as="image" href="${escaped(firstPicture)}" fetchpriority="high">`]),
    ...(structuredData === undefined ? [] : [dataElement(structuredData)]),
  ].join('');
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(withProduct(title))}</title>`)
    .replace(
      /<meta\s+name="description"[^>]*>/,
      () => `<meta name="description" content="${escaped(description)}">`,
    )
    .replace('</head>', () => `${said}</head>`);
}

/** JSON that cannot end its own element. */
const dataElement = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const PRODUCT = 'Home Design';

const withProduct = (title: string) => (title === PRODUCT ? title : `${title} · ${PRODUCT}`);

/** A picture of the product: one of its own rooms, furnished by it. */
const PRODUCT_PICTURE = '/demo/modern-living-room-empty-furnished-living-room-960.webp';

/** The product's own picture, for pages without a public one. */
export const productPicture = (origin: string) => ({
  image: `${origin}${PRODUCT_PICTURE}`,
  imageText: 'A living room, furnished by Home Design',
});

/** The head of the start page for messengers and search engines. */
export function landingHead(path: string, origin: string): PageHead | undefined {
  if (path !== '/') return undefined;
  return {
    title: PRODUCT,
    description:
      'Furnish empty rooms, repaint walls and change the light in photos of homes. The room itself never changes. No signup needed.',
    url: `${origin}/`,
    ...productPicture(origin),
    isPublic: true,
  };
}

const HIDDEN = [
  '<meta name="robots" content="noindex, nofollow">',
  '<meta name="referrer" content="no-referrer">',
];

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => NAMED[character] ?? character);
}
