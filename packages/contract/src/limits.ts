/** Base path of the calls about projects, images and edits. */
export const API_BASE = '/api/v1/home-design';
/** Base path of the calls about sessions. */
export const AUTH_BASE = '/api/v1/auth';

/** Uploads: at most this many bytes a file (10 MB). */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
export const MAX_UPLOAD_MEGABYTES = 10;
/** Uploads: at most this many files in one request. */
export const MAX_UPLOAD_FILES = 10;
/** File types people may upload, as file name endings. */
export const UPLOAD_EXTENSIONS = ['jpeg', 'jpg', 'png', 'webp'] as const;

/** Clients ask for the state of a job this often … */
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

/** What the profile shows of the last activity. */
export const PROFILE_ACTIVITY_LIMIT = 5;

/** Page sizes. */
export const OPERATIONS_PAGE_SIZE = 25;
export const DEFAULT_PAGE_SIZE = 25;
export const MAX_PAGE_SIZE = 100;

/** Fair-use ceiling of an account, in designs; a plan that gives more raises it. */
export const DEFAULT_QUOTA_LIMIT = 2_000;
/** Designs a guest may make in a month. */
export const GUEST_MONTHLY_LIMIT = 10;
/** Designs (credits) a month of accounts, by plan. */
export const FREE_MONTHLY_LIMIT = 100;
export const PRO_MONTHLY_LIMIT = 1_000;
export const BUSINESS_MONTHLY_LIMIT = 5_000;
/** Projects on the Free plan. */
export const FREE_PROJECT_LIMIT = 5;

/** Edits that follow each other in one workflow or recipe. */
export const MAX_WORKFLOW_STEPS = 10;

/** Photos named in one change of their order. */
export const MAX_ARRANGED_IMAGES = 5_000;
/** Photos moved to another project in one call. */
export const MAX_MOVED_IMAGES = 1_000;
/** Title of the project that takes photos uploaded outside any other. */
export const DEFAULT_PROJECT_TITLE = 'My photos';

/** Images of one batch edit. */
export const MAX_BATCH_IMAGES = 100;

/** What was deleted can be restored for so many days. */
export const BIN_DAYS = 30;

/** Versions named for one export. */
export const MAX_EXPORTED_VERSIONS = 1_000;

/** Versions compared in one call. */
export const MAX_COMPARED_VERSIONS = 10;

/** Tags on one version. */
export const MAX_TAGS_PER_VERSION = 20;

/** Boards. */
export const MAX_BOARD_VERSIONS = 500;
/** Sections a board has at most, and the longest question, caption and reason of a choice, in characters. */
export const MAX_BOARD_SECTIONS = 60;
export const MAX_QUESTION_LENGTH = 200;
export const MAX_BOARD_CAPTION_LENGTH = 300;
export const MAX_REASON_LENGTH = 500;
/** Pictures of one PDF: each is scaled while the person waits. */
export const MAX_PDF_PICTURES = 120;
/** Longest message that goes with a link, in characters, and websites that may show it in a frame. */
export const MAX_LINK_MESSAGE_LENGTH = 1_000;
export const MAX_EMBED_ORIGINS = 10;
/** Pictures a board's card shows; the others are a number. */
export const BOARD_CARD_THUMBNAILS = 4;

/** Share links: active ones of one board or project … */
export const MAX_SHARE_LINKS = 50;
/** … days until a link ends, when it is to end … */
export const MAX_SHARE_DAYS = 3_650;
/** … and what one link takes in 24 hours. */
export const SHARE_UPLOADS_A_DAY = 20;
export const SHARE_UPLOAD_BYTES_A_DAY = 200 * 1024 * 1024;
export const MIN_SHARE_PASSWORD_LENGTH = 6;
export const MAX_SHARE_PASSWORD_LENGTH = 200;
/** What visitors write: their name, and a comment. */
export const MAX_VISITOR_NAME_LENGTH = 80;
export const MAX_COMMENT_LENGTH = 2_000;

/** A guest who signed out is reached again from the same browser for so many days. */
export const GUEST_RETURN_DAYS = 7;
/** Share links made in the app end after so many days, unless the operator or the owner chooses something else. */
export const DEFAULT_SHARE_DAYS = 90;

/** API keys of one account, days until one ends, and the length of their names. */
export const MAX_API_KEYS = 20;
export const MAX_API_KEY_DAYS = 3_650;
export const MAX_API_KEY_NAME_LENGTH = 80;

/** Listings: addresses of one import, the length of one, pictures taken of one listing, and listings of one account. */
export const MAX_LISTING_ADDRESSES = 200;
export const MAX_WEB_ADDRESS_LENGTH = 2_000;
export const MAX_LISTING_IMAGES = 60;
/** Photos of a listing that is made from photos. */
export const MAX_LISTING_PHOTOS = 200;
export const MAX_LISTINGS = 5_000;
/** Tables of listings: columns that are read, and rows of one import. */
export const MAX_LISTING_COLUMNS = 200;
export const MAX_LISTING_ROWS = 1_000;
/** MLS numbers of one search. */
export const MAX_RESO_NUMBERS = 25;

/** Sets of pictures for publishing that are kept of one listing. */
export const MAX_PUBLICATIONS = 50;

/** What the product is called. */
export const PRODUCT_NAME = 'Home Design';

/** Words drawn into altered pictures where their owner asks for it. */
export const DISCLOSURE_LABEL = 'Virtually staged';

/** Text lengths. */
export const MAX_TITLE_LENGTH = 200;
export const MAX_TAG_LENGTH = 50;
export const MAX_NOTES_LENGTH = 5_000;

/** Toasts. */
export const TOAST_DURATION_MS = 4_000;
export const TOASTS_VISIBLE = 3;

/** Carousels of the landing page: how long the first and the second show a picture, and how long one fades into the next. */
export const FIRST_CAROUSEL_MS = 4_000;
export const SECOND_CAROUSEL_MS = 3_000;
export const CAROUSEL_TRANSITION_MS = 300;

/** Name of the cookie that carries the anti-forgery token, and of the header that repeats it. */
export const CSRF_COOKIE = 'csrftoken';
export const CSRF_HEADER = 'x-csrftoken';
/**
 * Name of the cookie in which a page brings what the check against robots gave it to the embedded identity
 * service; the identity SDK's own call has no place for it.
 */
export const CHALLENGE_COOKIE = 'hd_challenge';

/** Id of the page's element that carries the browser's configuration as JSON. */
export const CLIENT_CONFIG_ELEMENT_ID = 'home-design-config';

/** Requests allowed a minute for one session or address. */
export const RATE_LIMITS = {
  signIn: { max: 30, windowMs: 60_000 },
  /** Pages that are opened with a session, by session; without one each counts as a sign-in. */
  pageStart: { max: 300, windowMs: 60_000 },
  upload: { max: 120, windowMs: 60_000 },
  edit: { max: 60, windowMs: 60_000 },
  /** Looking at what a picture shows: costs the engine seconds, and the person nothing. */
  look: { max: 30, windowMs: 60_000 },
  /** Taps of the selecting tool: each costs a tenth of a second. */
  select: { max: 240, windowMs: 60_000 },
  /** Tokens that open no share link. */
  shareMiss: { max: 30, windowMs: 60_000 },
  sharePassword: { max: 10, windowMs: 60_000 },
  /** What visitors of a share link leave there. */
  shareWrite: { max: 60, windowMs: 60_000 },
  /** Likes and shares of published designs, by address. */
  galleryWrite: { max: 60, windowMs: 60_000 },
  /** Pictures made ready for saving: each costs the engine up to a second. */
  download: { max: 120, windowMs: 60_000 },
  /** All calls of one API key. */
  apiKey: { max: 300, windowMs: 60_000 },
  /** API keys that do not exist. */
  apiKeyMiss: { max: 30, windowMs: 60_000 },
  /** Everything of an account at once. */
  export: { max: 3, windowMs: 60_000 },
  /** Asking for another plan. */
  planRequest: { max: 20, windowMs: 60_000 },
  /** Importing listings and reading their sources again. */
  listingImport: { max: 20, windowMs: 60_000 },
  /** Searching the MLS of the server. */
  resoSearch: { max: 30, windowMs: 60_000 },
  /** Sets of pictures for publishing. */
  publication: { max: 20, windowMs: 60_000 },
  /** The lead form; each may send a mail. */
  lead: { max: 5, windowMs: 60_000 },
} as const;
export type RateLimitName = keyof typeof RATE_LIMITS;
