/** Sentences of the shared components. */
export const uiCopy = {
  away: 'The server cannot be reached. Trying again …',
  offline: 'You are offline. Trying again …',
  back: 'Back online',
  tryAgain: 'Try again',
  close: 'Close',
  retry: 'Retry',
  partWaits: 'This part appears when the connection is back.',
  partFailed: 'This part could not be shown.',
  reload: 'Reload the page',
  isOffline: 'You are offline',
  isAway: 'The server cannot be reached',
  isKept: 'What you entered is kept.',
  signedOut: 'You are signed out',
  designsUsed: 'No designs left',
  storageFull: 'Your storage is full',
  limitReached: 'Limit reached',
  pleaseWait: 'Please wait',
  notNow: 'Not possible now',
  pageOutdated: 'Please reload the page',
} as const;

/** Says why the server does not answer, as far as the browser knows. */
export const awaySentence = (): string => (navigator.onLine ? uiCopy.away : uiCopy.offline);
