import { CSRF_COOKIE } from '@home-design/contract';

/** Value of the anti-forgery cookie, to be sent in a header; null before the server has set it. */
export function csrfToken(cookies: string = document.cookie): string | null {
  for (const pair of cookies.split(';')) {
    const separator = pair.indexOf('=');
    const isIt = separator > 0 && pair.slice(0, separator).trim() === CSRF_COOKIE;
    if (isIt) return decoded(pair.slice(separator + 1));
  }
  return null;
}

/** Another page of this host may have written any value; the server refuses it and sends a good one. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
