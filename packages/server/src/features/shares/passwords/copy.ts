/** Sentences about wrong passwords, for visitors and owners. */
export const passwordCopy = {
  locked: (wait: string) => `Too many wrong passwords were entered here. Please try again in ${wait}.`,
  activity: (count: number) => `${count} wrong passwords were entered on a share link`,
  mailSubject: 'Wrong passwords on one of your links',
  mailLead: (count: number, name: string) =>
    `${count} wrong passwords were entered on the link to '${name}'. They opened nothing.`,
  mailSlowed:
    'Further tries have to wait longer and longer. Browsers that know the password still open the link.',
  mailAdvice:
    'If this was nobody you know, give the link a longer password or switch it off: open the board or project, then its links.',
} as const;

/** A wait in words: `40 seconds`, `12 minutes`. Rounded up, so that an attempt at that time is not too early. */
export function waitInWords(seconds: number): string {
  const [count, unit] = seconds <= 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
