const MEGABYTE = 1024 * 1024;

/** The limits of one fetch: bytes after decompression, time in milliseconds. */
export interface WebFetchLimits {
  pageMs: number;
  pictureMs: number;
  robotsMs: number;
  /** For the connection to one address; the host's next address is tried after it. */
  connectMs: number;
  pageBytes: number;
  pictureBytes: number;
  robotsBytes: number;
  redirects: number;
  /** Pause between two requests to one host. */
  pauseMs: number;
  /** Most waiting requests of one host. */
  waiting: number;
}

export const WEB_FETCH_LIMITS: Readonly<WebFetchLimits> = {
  pageMs: 10_000,
  pictureMs: 30_000,
  robotsMs: 5_000,
  connectMs: 4_000,
  pageBytes: 5 * MEGABYTE,
  pictureBytes: 25 * MEGABYTE,
  robotsBytes: 500_000,
  redirects: 5,
  pauseMs: 1_000,
  waiting: 300,
};
