import { CSRF_COOKIE } from '@home-design/contract';

/** Value of the anti-forgery cookie, to be repeated in a header; null while the server has not set it. */
export function csrfToken(cookies: string = document.cookie): string | null {
  for (const pair of cookies.split(';')) {
    const separator = pair.indexOf('=');
    if (pair.slice(0, separator).trim() === CSRF_COOKIE) return decodeURIComponent(pair.slice(separator + 1));
  }
  return null;
}
