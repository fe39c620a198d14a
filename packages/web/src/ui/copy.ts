/** Sentences of the shared components. */
export const uiCopy = {
  away: 'The server cannot be reached. Trying again …',
  offline: 'You are offline. Trying again …',
  back: 'Back online',
  tryAgain: 'Try again',
  close: 'Close',
  retry: 'Retry',
  partFailed: 'This part could not be shown.',
  reload: 'Reload the page',
  lostOffline: 'You are offline. What you entered is kept.',
  lost: 'The server cannot be reached. What you entered is kept.',
} as const;
