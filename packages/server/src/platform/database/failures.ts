/** SQLSTATE classes and codes of a server that is away, stopping, or out of connections. */
const DOWN = /^(08|57P0[123]|53300)/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
const LOST =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i;
const DISK_FULL = '53100';
const STATEMENT_TIMEOUT = '57014';
/** A text with a zero character, as itself or escaped in JSON: no column can store one. */
const TEXT_REFUSED = new Set(['22021', '22P05']);

/** Whether the database cannot be reached now, but may be in a moment. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return DOWN.test(code) || code === STATEMENT_TIMEOUT || NETWORK.has(code) || LOST.test(error.message);
}

export function isDatabaseFull(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === DISK_FULL;
}

/** Whether the failure is the client's fault: the request contains text that cannot be stored. */
export function isTextRefused(error: unknown): boolean {
  return error instanceof Error && TEXT_REFUSED.has(codeOf(error));
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}
