/** Base path of the calls about projects, images and edits. */
export const API_BASE = '/api/v1/home-design';
/** Base path of the calls about sessions. */
export const AUTH_BASE = '/api/v1/auth';

/** Uploads: at most this many megabytes a file. For photos it is the default, which the operator can change. */
export const MAX_UPLOAD_MEGABYTES = 10;
export const BYTES_PER_MEGABYTE = 1024 * 1024;
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MEGABYTES * BYTES_PER_MEGABYTE;
/** Says which size a file exceeds. */
export const tooLargeDetail = (megabytes: number): string => `File size exceeds ${megabytes}MB`;
/** Uploads: at most this many files in one request. */
export const MAX_UPLOAD_FILES = 10;
/** Accepted file types, as file extensions. */
export const UPLOAD_EXTENSIONS = ['jpeg', 'jpg', 'png', 'webp'] as const;

/** Clients poll the state of a job this often … */
export const JOB_POLL_INTERVAL_MS = 2_000;
/** … at most this many times … */
export const JOB_POLL_ATTEMPTS = 60;
/** … and the playground stops watching after this long. */
export const JOB_WATCH_LIMIT_MS = 120_000;

/** Recent images: fetched and shown on the playground's start view. */
export const RECENT_IMAGES_FETCHED = 8;
export const RECENT_IMAGES_SHOWN = 4;

/** Long side of the two smaller renditions, in pixels. */
export const PREVIEW_SIDE = 2048;
export const THUMBNAIL_SIDE = 480;

/** How many activities the profile shows. */
export const PROFILE_ACTIVITY_LIMIT = 5;

/** Page sizes. */
export const OPERATIONS_PAGE_SIZE = 25;
export const DEFAULT_PAGE_SIZE = 25;
export const MAX_PAGE_SIZE = 100;

/** Fair-use limit of an account, in designs; a plan with more designs raises it. */
export const DEFAULT_QUOTA_LIMIT = 2_000;
/** Designs of a guest in a month. */
export const GUEST_MONTHLY_LIMIT = 10;
/** Designs (credits) of an account in a month, by plan. */
export const FREE_MONTHLY_LIMIT = 100;
export const PRO_MONTHLY_LIMIT = 1_000;
export const BUSINESS_MONTHLY_LIMIT = 5_000;
/** Projects on the Free plan. */
export const FREE_PROJECT_LIMIT = 5;

/** Edits in one workflow or recipe. */
export const MAX_WORKFLOW_STEPS = 10;

/** Photos in one change of their order. */
export const MAX_ARRANGED_IMAGES = 5_000;
/** Photos moved to another project in one call. */
export const MAX_MOVED_IMAGES = 1_000;
/** Title of the project for photos that are uploaded without a project. */
export const DEFAULT_PROJECT_TITLE = 'My photos';

/** Images of one batch edit. */
export const MAX_BATCH_IMAGES = 100;

/** Days in which deleted things can be restored. */
export const BIN_DAYS = 30;

/** Versions in one export. */
export const MAX_EXPORTED_VERSIONS = 1_000;

/** Versions compared in one call. */
export const MAX_COMPARED_VERSIONS = 10;

/** Tags on one version. */
export const MAX_TAGS_PER_VERSION = 20;

/** Boards. */
export const MAX_BOARD_VERSIONS = 500;
/** Sections of a board; and the longest question, caption and reason of a choice, in characters. */
export const MAX_BOARD_SECTIONS = 60;
export const MAX_QUESTION_LENGTH = 200;
export const MAX_BOARD_CAPTION_LENGTH = 300;
export const MAX_REASON_LENGTH = 500;
/** Pictures of one PDF: each is scaled while the user waits. */
export const MAX_PDF_PICTURES = 120;
/** Longest message of a link, in characters; and websites that may show it in a frame. */
export const MAX_LINK_MESSAGE_LENGTH = 1_000;
export const MAX_EMBED_ORIGINS = 10;
/** Pictures on a board's card; the others are only counted. */
export const BOARD_CARD_THUMBNAILS = 4;

/** Share links: active ones of one board or project … */
export const MAX_SHARE_LINKS = 50;
/** … the most days until a link ends … */
export const MAX_SHARE_DAYS = 3_650;
/** … and the photos that one link accepts in 24 hours, each of them as large as a photo may be. */
export const SHARE_UPLOADS_A_DAY = 20;
export const MIN_SHARE_PASSWORD_LENGTH = 6;
export const MAX_SHARE_PASSWORD_LENGTH = 200;
/** Longest name and comment of a visitor. */
export const MAX_VISITOR_NAME_LENGTH = 80;
export const MAX_COMMENT_LENGTH = 2_000;

/** Days in which a guest who signed out can return on the same browser. */
export const GUEST_RETURN_DAYS = 7;
/** Days until a link made in the app ends, unless the operator or the owner chooses otherwise. */
export const DEFAULT_SHARE_DAYS = 90;

/** API keys of one account, the most days until one ends, and the longest name. */
export const MAX_API_KEYS = 20;
export const MAX_API_KEY_DAYS = 3_650;
export const MAX_API_KEY_NAME_LENGTH = 80;

/** Listings: addresses in one import, the longest address, pictures of one listing, and listings of one account. */
export const MAX_LISTING_ADDRESSES = 200;
export const MAX_WEB_ADDRESS_LENGTH = 2_000;
export const MAX_LISTING_IMAGES = 60;
/** Photos of a listing made from photos. */
export const MAX_LISTING_PHOTOS = 200;
export const MAX_LISTINGS = 5_000;
/** Tables of listings: columns that are read, and rows in one import. */
export const MAX_LISTING_COLUMNS = 200;
export const MAX_LISTING_ROWS = 1_000;
/** MLS numbers in one search. */
export const MAX_RESO_NUMBERS = 25;

/** Published sets of pictures that are kept for one listing. */
export const MAX_PUBLICATIONS = 50;

/** The name of the product. */
export const PRODUCT_NAME = 'Home Design';

/** The label drawn into altered pictures if the owner wants it. */
export const DISCLOSURE_LABEL = 'Virtually staged';

/** Text lengths. */
export const MAX_TITLE_LENGTH = 200;
export const MAX_TAG_LENGTH = 50;
export const MAX_NOTES_LENGTH = 5_000;

/** Toasts. */
export const TOAST_DURATION_MS = 4_000;
export const TOASTS_VISIBLE = 3;

/** Carousels of the landing page: how long the first and the second show a picture, and how long a cross-fade takes. */
export const FIRST_CAROUSEL_MS = 4_000;
export const SECOND_CAROUSEL_MS = 3_000;
export const CAROUSEL_TRANSITION_MS = 300;

/** Names of the cookie with the anti-forgery token, and of the header that repeats it. */
export const CSRF_COOKIE = 'csrftoken';
export const CSRF_HEADER = 'x-csrftoken';
/**
 * Name of the cookie that carries the browser's answer to the check against robots to the embedded identity service.
 * The identity SDK's own call has no field for it.
 */
export const CHALLENGE_COOKIE = 'hd_challenge';

/** Id of the element in the page with the browser's configuration as JSON. */
export const CLIENT_CONFIG_ELEMENT_ID = 'home-design-config';

/** Requests a minute for one session or address. */
export const RATE_LIMITS = {
  signIn: { max: 30, windowMs: 60_000 },
  /** Pages opened with a session, by session; without a session each counts as a sign-in. */
  pageStart: { max: 300, windowMs: 60_000 },
  upload: { max: 120, windowMs: 60_000 },
  edit: { max: 60, windowMs: 60_000 },
  /** Analyses of pictures: each takes the engine seconds, and is free for the user. */
  look: { max: 30, windowMs: 60_000 },
  /** Taps of the selection tool: each takes a tenth of a second. */
  select: { max: 240, windowMs: 60_000 },
  /** Pictures of pieces of furniture while they are rearranged: each takes the engine up to a few seconds. */
  sprite: { max: 120, windowMs: 60_000 },
  /** Invalid tokens of share links. */
  shareMiss: { max: 30, windowMs: 60_000 },
  sharePassword: { max: 10, windowMs: 60_000 },
  /** Replies of visitors of a share link. */
  shareWrite: { max: 60, windowMs: 60_000 },
  /** Likes and shares of published designs, by address. */
  galleryWrite: { max: 60, windowMs: 60_000 },
  /** Pictures prepared for saving: each takes the engine up to a second. */
  download: { max: 120, windowMs: 60_000 },
  /** All calls of one API key. */
  apiKey: { max: 300, windowMs: 60_000 },
  /** Invalid API keys. */
  apiKeyMiss: { max: 30, windowMs: 60_000 },
  /** Downloads of a whole account. */
  export: { max: 3, windowMs: 60_000 },
  /** Requests for another plan. */
  planRequest: { max: 20, windowMs: 60_000 },
  /** Imports of listings, and repeated reads of their sources. */
  listingImport: { max: 20, windowMs: 60_000 },
  /** Searches in the MLS of the server. */
  resoSearch: { max: 30, windowMs: 60_000 },
  /** Published sets of pictures. */
  publication: { max: 20, windowMs: 60_000 },
  /** Lead forms; each may send a mail. */
  lead: { max: 5, windowMs: 60_000 },
} as const;
export type RateLimitName = keyof typeof RATE_LIMITS;
