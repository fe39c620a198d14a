import type { MailTopic } from '@home-design/contract';

/** Sentences of the settings. */
export const copy = {
  title: 'Settings',
  signInTitle: 'Sign In Required',
  signInText: 'Sign in to change your settings.',
  tabsLabel: 'Parts of the settings',
  tabs: { general: 'General', notifications: 'Notifications', branding: 'Branding', account: 'Account' },

  language: 'Language',
  english: 'English',
  languageText: 'English is the only language so far.',

  loading: 'Loading your settings',
  mails: 'Emails',
  switches: {
    emailNotifications: {
      label: 'Email notifications',
      text: 'Off: no email at all but those about your account itself.',
    },
    projectNotifications: {
      label: 'Project updates',
      text: 'Emails about your projects, boards and links.',
    },
    marketingEmails: { label: 'Marketing emails', text: 'News and offers.' },
  },
  noSender: 'This server sends no emails yet. Your choice is kept for when it does.',
  noAddress: 'As a guest you have no email address here, so nothing is sent to you.',
  loadFailed: 'What the server has kept could not be loaded. The switches show what this browser remembers.',
  save: 'Save Settings',
  savedTitle: 'Settings saved',
  savedText: 'Your preferences have been updated successfully.',
  failedTitle: 'Error',
  failedText: 'Failed to save settings. Please try again.',

  facts: 'Account',
  email: 'Email',
  guestUser: 'Guest User',
  accountType: 'Account type',
  guest: 'Guest',
  registered: 'Registered',
  guestName: 'Guest account name',
  userId: 'User ID',
  sessions: 'Where you are signed in',
  profile: 'Your profile',
} as const;

/** Sentences about the download of all data. */
export const exportCopy = {
  title: 'Your data',
  text: 'Everything that is yours here as one ZIP: projects, photos, versions, boards, settings and activity. It may be large.',
  download: 'Download everything',
} as const;

/** Sentences of deleting an account. */
export const deletionCopy = {
  title: 'Danger zone',
  text: 'Deletes your account with everything in it: projects, photos, versions, boards and links. A plan you pay for ends with it. Nothing of it can be brought back.',
  open: 'Delete Account',
  loading: 'Loading whether your account is to be deleted',
  loadFailed: 'Could not load whether your account is to be deleted',
  tryAgain: 'Try again',
  askTitle: 'Delete your account?',
  close: 'Close',
  begins: 'Deletion begins after 23 hours and is over within 24. Until it begins you can take it back here.',
  exportFirst: 'Download what you want to keep first: "Download everything" is above.',
  typeEmail: (email: string) => `Type your email ${email} to confirm`,
  typeGuest: (name: string) => `Type your guest account name ${name} to confirm`,
  cancel: 'Cancel',
  confirm: 'Delete Account',
  wrongTitle: 'Incorrect confirmation',
  wrongEmail: 'Please type the email of your account.',
  wrongGuest: 'Please type your guest account name.',
  requestedTitle: 'Account deletion requested',
  requestedText: 'Your account will be deleted within 24 hours.',
  requestFailed: 'The deletion could not be requested',
  pending: (when: string) => `Your account will be deleted. It begins on ${when}.`,
  keep: 'Keep my account',
  kept: 'Your account is kept',
  keepFailed: 'The deletion could not be taken back',
} as const;

/** Sentences of the page that the unsubscribe link opens. */
export const unsubscribeCopy = {
  title: 'Stop these emails?',
  text: 'You will get no more emails like the one whose link you have opened.',
  stop: 'Stop these emails',
  doneTitle: 'You get no more of these emails',
  done: {
    projects: 'No more emails about your projects are sent to you. You can change that in your settings.',
    marketing: 'No more news and offers are sent to you. You can change that in your settings.',
    requests: 'No more emails are sent to your address when somebody enters it into a form here.',
  } satisfies Record<MailTopic, string>,
  settings: 'Settings',
  home: 'Return to Home',
  failed: 'The emails could not be stopped',
} as const;
