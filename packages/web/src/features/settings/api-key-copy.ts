import type { ApiKeyScope } from '@home-design/contract';
import { plural } from '../../lib/formats.ts';

/** Sentences about API keys. */
export const apiKeyCopy = {
  title: 'API keys',
  text: 'With a key, a program of yours does what you can do here. Whoever has the key can, too.',
  docs: 'Documentation of the API',
  loading: 'Loading your API keys',
  loadFailed: 'Could not load your API keys',
  tryAgain: 'Try again',
  notIncluded: 'API access is part of the Business plan.',
  stopped:
    'Your plan does not include API access, so these keys open nothing now. They work again with the Business plan.',
  plans: 'See the plans',
  none: 'You have no API keys.',
  full: (limit: number) =>
    `You have ${plural(limit, 'key')}, which is as many as there can be. Revoke one to make another.`,
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
      text: 'Upload, edit, change and delete. What is deleted stays in the bin for 30 days.',
    },
    share: { label: 'Share', text: 'See, make, change and revoke links, and what visitors left there.' },
  } satisfies Record<ApiKeyScope, { label: string; text: string }>,

  newTitle: 'Create an API key',
  close: 'Close',
  name: 'Name',
  nameText: 'What the key is for, so that you know it again.',
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
  askText: 'Programs that use it can do nothing from then on. It cannot be brought back.',
  revoked: 'API key revoked',
  revokeFailed: 'The key could not be revoked',
} as const;
