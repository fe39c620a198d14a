import { formatDay } from '../../lib/formats.ts';

/** Sentences about the end date and the password of a link. */
export const limitsCopy = {
  endsField: 'The link ends',
  endsOptions: [
    ['never', 'Never expires'],
    ['1', 'In 1 day'],
    ['7', 'In 7 days'],
    ['30', 'In 30 days'],
    ['90', 'In 90 days'],
    ['365', 'In a year'],
  ],
  endsOn: (iso: string) => `On ${formatDay(iso)}`,
  passwordField: 'Password',
  passwordHint: (least: number) => `At least ${least} characters. Share it with your visitors yourself.`,
  setPassword: 'Set password',
  changePassword: 'Change password',
  removePassword: 'Remove password',
  passwordSet: 'Password set',
  passwordRemoved: 'Password removed',
} as const;
