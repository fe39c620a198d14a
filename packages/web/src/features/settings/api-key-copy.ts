import type { ApiKeyScope } from '@home-design/contract';
import { plural } from '../../lib/formats.ts';

/** Sentences about API keys. */
export const apiKeyCopy = {
  title: 'API keys',
  text: 'A key lets your programs do what you can do here. Keep it secret: anyone who has it can act for you.',
  docs: 'Documentation of the API',
  loading: 'Loading your API keys',
  loadFailed: 'Could not load your API keys',
  tryAgain: 'Try again',
  notIncluded: 'API access is part of the Business plan.',
  stopped:
    'Your plan does not include API access, so these keys do not work now. They work again on the Business plan.',
  plans: 'See the plans',
  none: 'You have no API keys.',
  full: (limit: number) => `You have ${plural(limit, 'key')}, the maximum. Revoke one to create another.`,
  create: 'Create API key',
  listLabel: 'Your API keys',
  made: (day: string) => `Made on ${day}`,
  used: (ago: string) => `used ${ago}`,
  neverUsed: 'never used',
  ends: (day: string) => `ends on ${day}`,
  ended: (day: string) => `ended on ${day}`,
  noEnd: 'no end date',
  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke the key ${name}`,

  scopes: {
    read: { label: 'Read', text: 'Look at projects, photos, versions, boards and edits, and download them.' },
    edit: {
      label: 'Edit',
      text: 'Upload, edit, change and delete. Deleted items stay in the bin for 30 days.',
    },
    share: { label: 'Share', text: 'View, create, change and revoke links, and read visitor feedback.' },
  } satisfies Record<ApiKeyScope, { label: string; text: string }>,

  newTitle: 'Create an API key',
  close: 'Close',
  name: 'Name',
  nameText: 'Describe what the key is for.',
  mayDo: 'The key may',
  ending: 'It ends',
  endings: [
    { value: '30', label: 'After 30 days' },
    { value: '90', label: 'After 90 days' },
    { value: '365', label: 'After a year' },
    { value: 'never', label: 'Never' },
  ],
  needsName: 'Please give the key a name.',
  needsScope: 'Please choose what the key may do.',
  cancel: 'Cancel',
  createFailed: 'The key could not be created',
  createdTitle: 'Your new API key',
  createdText: 'Copy the key now. It is not shown again.',
  keyLabel: 'API key',
  copy: 'Copy',
  copied: 'API key copied',
  copyFailed: 'The key could not be copied',
  copyByHand: 'Please select it and copy it by hand.',
  done: 'Done',

  askTitle: (name: string) => `Revoke “${name}”?`,
  askText: 'Programs that use it stop working at once. This cannot be undone.',
  revoked: 'API key revoked',
  revokeFailed: 'The key could not be revoked',
} as const;
