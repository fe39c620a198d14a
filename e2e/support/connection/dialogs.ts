import { expect } from '@playwright/test';
import { BOARD_DIALOGS } from './boards.ts';
import { LISTING_DIALOGS } from './listings.ts';
import { heading } from './pages.ts';
import { PHOTO_DIALOGS } from './photos.ts';
import { SETTINGS_DIALOGS } from './settings.ts';
import {
  anyDialog,
  chosen,
  type DialogRow,
  inMenu,
  named,
  offers,
  onBin,
  onListingPage,
  onPlayground,
  onProject,
  onShare,
  press,
  pressIn,
  says,
  select,
  typed,
  viewer,
} from './steps.ts';

export const DIALOGS: readonly DialogRow[] = [
  {
    part: 'CreateProjectDialog',
    address: () => '/app/projects',
    below: (page) => page.getByText('Elm Street').first(),
    open: press('New Project'),
    dialog: named('Create New Project'),
    enter: typed(['Title', 'Oak Lane'], ['Notes', 'Near the park']),
    send: pressIn('Create Project'),
    done: (page) => expect(heading('Oak Lane')(page)).toBeVisible(),
  },
  { part: 'PictureLightbox', ...onProject, open: press(/^View /), dialog: viewer },
  { part: 'VariationsDialog', ...onProject, open: press(/ariations/), dialog: anyDialog },
  {
    part: 'ProjectKeyList',
    ...onProject,
    open: (page) => page.keyboard.press('?'),
    dialog: named('Keyboard shortcuts'),
  },
  {
    part: 'EditProjectDialog',
    ...onProject,
    open: inMenu('Project actions', 'Edit details'),
    dialog: named('Edit project'),
    enter: typed(['Notes', 'South light']),
    send: pressIn('Save'),
    done: says('Project saved'),
  },
  {
    part: 'ZipDialog',
    ...onProject,
    open: inMenu('Project actions', 'Download pictures'),
    dialog: named('Download pictures'),
    enter: chosen(/^Web/),
    send: pressIn('Download ZIP'),
    closesFirst: true,
    done: (page) => page.waitForEvent('download'),
  },
  ...PHOTO_DIALOGS,
  {
    part: 'BatchDialog',
    ...onProject,
    prepare: select('four.png, the last'),
    open: press('Edit 1 photo'),
    dialog: named('Edit 1 photo'),
    async enter(dialog) {
      const light = dialog.getByRole('combobox', { name: 'Light' });
      await light.selectOption({ index: 2 });
      const value = await light.inputValue();
      return () => expect(light).toHaveValue(value);
    },
    send: pressIn('Edit 1 photo'),
    done: (page) =>
      expect(
        page.getByRole('region', { name: /Editing 1 photo|1 photo edited|photos? edited/ }),
      ).toBeVisible(),
  },
  {
    // Opens the boards of the project.
    part: 'CreateBoardDialog',
    ...onProject,
    async prepare(page) {
      await press('Create New Board')(page);
      await page
        .getByRole('checkbox', { name: /^Select study/ })
        .first()
        .press('Space');
    },
    open: press('Create Board (1)'),
    dialog: named('Create Board'),
    async enter(dialog) {
      await typed(['Board name', 'Third choice'], ['Description', 'For the kitchen'])(dialog);
      await pressIn('Next')(dialog);
      return () => expect(dialog.getByText('For the kitchen')).toBeVisible();
    },
    send: pressIn('Create Board'),
    done: offers('Generate Link: View Only'),
  },
  { part: 'PhotoLightbox', ...onListingPage, open: press(/^Open Photo 1/), dialog: viewer },
  { part: 'SharedLightbox', ...onShare, open: press(/^View /), dialog: viewer },
  {
    part: 'CompareDialog',
    ...onShare,
    open: press(/^Compare .* with the original$/),
    dialog: named(/^Before and after: /),
  },
  {
    part: 'CommentDialog',
    ...onShare,
    open: press(/^Comment on /),
    dialog: named(/^Comment: /),
    enter: typed(['Your comment', 'Lovely light'], ['Your name', 'Kim']),
    send: pressIn('Send'),
    done: says('Comment sent'),
  },
  {
    part: 'DeleteProjectDialog',
    address: ({ spareProject: id }) => `/app/projects/${id}`,
    below: heading('Old Barn'),
    open: inMenu('Project actions', 'Delete project'),
    dialog: named('Delete “Old Barn”?'),
    send: pressIn('Delete'),
    done: says('Project deleted'),
  },
  {
    part: 'TagsDialog',
    ...onPlayground,
    open: inMenu(/^More about /, 'Tags'),
    dialog: named(/^Tags of /),
    enter: typed(['New tag', 'kitchen']),
    send: pressIn('Add'),
    done: offers('Remove the tag kitchen'),
  },
  {
    part: 'DownloadDialog',
    ...onPlayground,
    open: press('Other sizes and formats'),
    dialog: named('Download pictures'),
    enter: chosen(/^Web/),
    send: pressIn('Download picture'),
    closesFirst: true,
    done: (page) => page.waitForEvent('download'),
  },
  {
    part: 'RecipesDialog',
    ...onPlayground,
    open: press('Recipes'),
    dialog: named('Recipes'),
    enter: typed(['Name', 'Evening look']),
    send: pressIn('Save recipe'),
    done: says('Recipe saved'),
  },
  {
    part: 'PlaygroundKeys',
    ...onPlayground,
    open: press('Keyboard shortcuts'),
    dialog: named('Keyboard shortcuts'),
  },
  {
    part: 'CommandPalette',
    ...onPlayground,
    open: (page) => page.keyboard.press('Control+k'),
    dialog: anyDialog,
    enter: typed(['What would you like to do?', 'Compare']),
  },
  {
    part: 'AddToBoardDialog',
    ...onPlayground,
    open: press('Add to Board'),
    dialog: named('Add to Board'),
    enter: typed(['Name of a new board', 'Fourth choice']),
    send: pressIn('Create Board'),
    done: says('Added to “Fourth choice”'),
  },
  {
    part: 'SharePictureDialog',
    ...onPlayground,
    open: press('Share'),
    dialog: named('Share this picture'),
    enter: typed(['Name of a new board', 'Fifth choice']),
    send: pressIn('Create Board'),
    done: offers('Generate Link: View Only'),
  },
  {
    part: 'RemoveVersionDialog',
    ...onPlayground,
    open: inMenu(/^More about /, 'Remove'),
    dialog: named(/^Remove “/),
    send: pressIn('Remove'),
    closesFirst: true,
    done: says('Version deleted'),
  },
  {
    part: 'DesignDialog',
    address: () => '/app/gallery',
    below: (page) => page.locator('article').first(),
    open: press(/^Open /),
    dialog: anyDialog,
    send: pressIn('Like'),
    done: offers('Liked'),
  },
  ...BOARD_DIALOGS,
  {
    part: 'RemoveEntryDialog',
    ...onBin,
    open: press('Delete for good: First gone'),
    dialog: named('Delete “First gone” for good?'),
    send: pressIn('Delete for good'),
    done: says('First gone deleted for good'),
  },
  {
    part: 'EmptyBinDialog',
    ...onBin,
    open: press('Empty now'),
    dialog: named('Empty the bin?'),
    send: pressIn('Empty the bin'),
    done: says('The bin is empty'),
  },
  ...LISTING_DIALOGS,
  ...SETTINGS_DIALOGS,
  {
    // The last row, because it ends the session.
    part: 'SignOutDialog',
    address: () => '/app/sessions',
    below: (page) => page.getByText('This browser'),
    open: inMenu(/^Account of/, 'Sign Out'),
    dialog: named('Sign out of this guest session?'),
    async enter(dialog) {
      const keep = dialog.getByRole('checkbox', { name: /continue on this browser/ });
      await keep.uncheck();
      return () => expect(keep).not.toBeChecked();
    },
    send: pressIn('Sign Out'),
    done: (page) => expect(page).toHaveURL(/\/$/),
  },
];
