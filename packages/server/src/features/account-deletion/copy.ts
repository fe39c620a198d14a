/** Sentences of the mail about the deletion of an account. */
export const mailCopy = {
  subject: 'Your account will be deleted',
  asked: (when: string) =>
    `Somebody who is signed in with your account asked to have it deleted. That begins on ${when} and takes everything with it: projects, photos, versions, boards and links.`,
  keep: 'You can keep it until then: sign in, open Settings, and press "Keep my account".',
  notYou:
    'You did not ask for this? Then keep your account, and sign out everywhere else under "Where you are signed in".',
} as const;
