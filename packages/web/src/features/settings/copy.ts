import type { MailTopic } from '@home-design/contract';
import { ERROR_TITLE } from '../../ui/toasts/expected-state.ts';

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
      text: 'When this is off, you only get emails about your account.',
    },
    projectNotifications: {
      label: 'Project updates',
      text: 'Emails about your projects, boards and links.',
    },
    marketingEmails: { label: 'Marketing emails', text: 'News and offers.' },
  },
  noSender: 'This server does not send emails yet. Your choice is saved for when it does.',
  noAddress: 'As a guest you have no email address here, so nothing is sent to you.',
  loadFailed: 'Your saved settings could not be loaded. The switches show what this browser remembers.',
  save: 'Save Settings',
  savedTitle: 'Settings saved',
  savedText: 'Your preferences have been updated successfully.',
  failedTitle: ERROR_TITLE,
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
  text: 'All your data as one ZIP: projects, photos, versions, boards, settings and activity. It may be large.',
  download: 'Download everything',
} as const;

/** Sentences of deleting an account. */
export const deletionCopy = {
  title: 'Danger zone',
  text: 'Deletes your account with everything in it: projects, photos, versions, boards and links. A paid plan ends too. This cannot be undone.',
  open: 'Delete Account',
  loading: 'Loading the state of your account',
  loadFailed: 'Could not load the state of your account',
  tryAgain: 'Try again',
  askTitle: 'Delete your account?',
  close: 'Close',
  begins: 'Deletion starts after 23 hours and is complete within 24. You can cancel it here until it starts.',
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
  pending: (when: string) => `Your account will be deleted. Deletion starts on ${when}.`,
  keep: 'Keep my account',
  kept: 'Your account is kept',
  keepFailed: 'The deletion could not be canceled',
} as const;

/** Sentences of the page that the unsubscribe link opens. */
export const unsubscribeCopy = {
  title: 'Stop these emails?',
  text: 'You will no longer get emails like the one that brought you here.',
  stop: 'Stop these emails',
  doneTitle: 'You are unsubscribed',
  done: {
    projects: 'You will no longer get emails about your projects. You can change this in your settings.',
    marketing: 'You will no longer get news and offers. You can change this in your settings.',
    requests: 'You will no longer get emails when someone enters your address in a form here.',
  } satisfies Record<MailTopic, string>,
  settings: 'Settings',
  home: 'Return to Home',
  failed: 'The emails could not be stopped',
} as const;
