import { log } from '../../../lib/log.ts';
import { sessionCopy } from '../copy.ts';

/** The challenge's own script; `explicit` stops it from looking for places by itself. */
const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/** The part of the script's interface that is used. */
interface Turnstile {
  render(
    place: HTMLElement,
    options: {
      sitekey: string;
      appearance: 'interaction-only';
      callback: (challenge: string) => void;
      'error-callback': (code?: string) => void;
      /** The user was asked for a click and did not click in time. */
      'timeout-callback': () => void;
      'unsupported-callback': () => void;
    },
  ): string;
  remove(widget: string): void;
}

/**
 * Lets the browser prove that a person uses it. It is invisible unless it asks for a click.
 * @param siteKey public key of the challenge
 * @returns the token that the server verifies; valid once
 * @throws Error with a sentence for people
 */
export async function solveChallenge(siteKey: string): Promise<string> {
  const turnstile = await loadTurnstile();
  const place = document.body.appendChild(placeOfCheck());
  let widget: string | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = (reason: string) => {
        log.error(`The check against robots failed with ${reason}`);
        reject(new Error(sessionCopy.challengeFailed));
      };
      widget = turnstile.render(place, {
        sitekey: siteKey,
        appearance: 'interaction-only',
        callback: resolve,
        'error-callback': (code = 'no reason') => fail(code),
        'timeout-callback': () => fail('no click in time'),
        'unsupported-callback': () => fail('a browser it does not know'),
      });
    });
  } finally {
    if (widget !== undefined) turnstile.remove(widget);
    place.remove();
  }
}

function placeOfCheck(): HTMLElement {
  const place = document.createElement('section');
  place.setAttribute('aria-label', sessionCopy.challengeLabel);
  Object.assign(place.style, { position: 'fixed', insetInlineEnd: '16px', bottom: '16px', zIndex: '1000' });
  return place;
}

function loadTurnstile(): Promise<Turnstile> {
  const loaded = () => (window as { turnstile?: Turnstile }).turnstile;
  const present = loaded();
  if (present !== undefined) return Promise.resolve(present);
  return new Promise((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(new Error(sessionCopy.challengeFailed));
    };
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => {
      const turnstile = loaded();
      if (turnstile === undefined) fail();
      else resolve(turnstile);
    };
    script.onerror = fail;
    document.head.append(script);
  });
}
