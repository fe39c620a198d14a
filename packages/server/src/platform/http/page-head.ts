/** What the head of a page says to programs that run no script: messengers, and search engines. */
export interface PageHead {
  title: string;
  description: string;
  /** Absolute. */
  url: string;
  /** Absolute; shown beside the title. */
  image?: string;
  /** Address of the picture that is seen first; browsers fetch it at once. */
  firstPicture?: string;
  /** Search engines may find the page, and other sites may learn that a visitor came from it. */
  isPublic?: boolean;
}

/** A page with another head: title and preview and, unless it is public, the wish not to be found by search engines. */
export function withHead(page: string, head: PageHead): string {
  const { title, description, url, image, firstPicture, isPublic = false } = head;
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Home Design',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    ...(image === undefined ? {} : { 'og:image': image }),
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
  ].join('');
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)} · Home Design</title>`)
    .replace(
      /<meta\s+name="description"[^>]*>/,
      () => `<meta name="description" content="${escaped(description)}">`,
    )
    .replace('</head>', () => `${said}</head>`);
}

const HIDDEN = [
  '<meta name="robots" content="noindex, nofollow">',
  '<meta name="referrer" content="no-referrer">',
];

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => NAMED[character] ?? character);
}
