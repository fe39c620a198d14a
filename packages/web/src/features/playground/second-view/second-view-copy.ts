import type { MatchProblem } from './floor-transform.ts';

/** Sentences about furnishing a photo like another photo of the same room. */
export const secondViewCopy = {
  title: 'Same furniture as in another photo',
  choose: 'Which photo shows the furniture?',
  nothing: 'No other photo of this project is furnished yet. Furnish one of the room first.',
  match: 'Where are the same two places?',
  matchHint:
    'Put marks 1 and 2 on two places of the floor that you see in both photos: corners of the room, the foot of a door, the edge of a rug. The further apart, the better.',
  measuring: 'Finding the floor of both photos',
  failed: 'The floor of one of these photos could not be found.',
  tryAgain: 'Try again',
  furnished: 'Furnished photo',
  here: 'This photo',
  mark: (number: number, where: string) => `Mark ${number} in “${where}”`,
  markHelp: 'Arrow keys move the mark, with Shift in small steps.',
  at: (number: number, x: number, y: number) =>
    `Mark ${number}: ${Math.round(x * 100)} % from the left, ${Math.round(y * 100)} % from the top`,
  cancel: 'Cancel',
  back: 'Back',
  place: 'Place the furniture',
  nowhere: 'None of the furniture is in this photo. Check the marks, or go on and move the pieces.',
  inView: (count: number, all: number) => `${count} of ${all} pieces are in this photo.`,
} as const;

/** Why the marks cannot be used, and what to do. */
export const problemOf: Readonly<Record<MatchProblem, string>> = {
  'not-on-floor': 'A mark is above the horizon of its photo. Put all marks on the floor.',
  'too-close': 'The two marks of a photo are too close to each other. Choose places further apart.',
  'too-different':
    'These places do not fit each other. Check that marks 1 and 2 show the same places in both photos.',
};
