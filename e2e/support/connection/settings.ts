import { type DialogRow, named, onKeys, press, pressIn, says, typed } from './steps.ts';

/** Dialogs of the settings. */
export const SETTINGS_DIALOGS: readonly DialogRow[] = [
  {
    part: 'DeleteAccountDialog',
    address: () => '/app/settings',
    below: (page) => page.getByRole('button', { name: 'Delete Account' }),
    open: press('Delete Account'),
    dialog: named('Delete your account?'),
    enter: typed([/^Type your guest account name/, 'guest_']),
  },
  {
    part: 'NewApiKeyDialog',
    ...onKeys,
    open: press('Create API key'),
    dialog: named('Create an API key'),
    enter: typed(['Name', 'Nightly import']),
    send: pressIn('Create API key'),
    async done(page) {
      await says('Copy the key now. It is not shown again.')(page);
      await press('Done')(page);
    },
  },
  {
    part: 'RevokeApiKeyDialog',
    ...onKeys,
    open: press(/^Revoke the key /),
    dialog: named(/^Revoke “/),
    send: pressIn('Revoke'),
    done: says('API key revoked'),
  },
];
