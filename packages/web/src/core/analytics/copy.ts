/** Sentences about counting what is used. */
export const analyticsCopy = {
  label: 'Usage statistics',
  text: 'May this server record how you use its pages, to make them better? What you type is never recorded.',
  more: 'Privacy notice',
  allow: 'Allow',
  refuse: 'Do not allow',
  choices: 'Privacy choices',
  switchLabel: 'Let this browser send usage statistics',
  switchText: 'Pages you open, what you press, and a recording of the page. What you type is never recorded.',
  objected: 'Your browser asks not to be tracked, so nothing is sent.',
} as const;
