import {
  chosen,
  type DialogRow,
  inMenu,
  named,
  onProject,
  press,
  pressIn,
  says,
  select,
  typed,
} from './steps.ts';

/** Dialogs about photos of a project. */
export const PHOTO_DIALOGS: readonly DialogRow[] = [
  {
    part: 'RenamePhotoDialog',
    ...onProject,
    open: inMenu('Actions for four.png', 'Rename photo'),
    dialog: named('Rename photo'),
    enter: typed(['Name', 'four.png, the last']),
    send: pressIn('Rename'),
    done: says('Photo renamed'),
  },
  {
    part: 'MoveImagesDialog',
    ...onProject,
    prepare: select('two.png'),
    open: press('Move to project'),
    dialog: named('Move 1 photo to another project'),
    enter: chosen('Pine Court'),
    send: pressIn('Move'),
    done: says('1 photo moved to Pine Court'),
  },
  {
    part: 'DeleteImagesDialog',
    ...onProject,
    prepare: select('three.png'),
    open: press('Delete the selected photos'),
    dialog: named('Delete 1 photo?'),
    send: pressIn('Delete'),
    done: says('1 photo deleted'),
  },
];
