/** Parts over a page without a row, each with the reason. */
export const NOT_WALKED: Readonly<Record<string, string>> = {
  LeaveDialog: 'asks while photos are on their way; comes with the upload list, before anything is sent',
  ShortcutsDialog: 'is walked as ProjectKeyList and PlaygroundKeys, which show it',
  MobileMenu: 'of narrow screens; this table is walked on a wide one',
  EndSessionDialog: 'needs a second browser of the same account; the test of its page cuts it off',
};
