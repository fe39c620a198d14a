import type { EditForecast } from '@home-design/contract';

/** Sentences about the parts of a combined edit. */
export const forecastCopy = {
  title: 'On this photo',
  asking: 'Checking what can be done with this photo …',
  unknown:
    'Not known yet. You can still apply the edit: parts that cannot be done are skipped, and the result lists them.',
  refused: 'This edit is not possible on this photo.',
  outlooks: { will: 'Will be done', may: 'Will be tried', cannot: 'Cannot be done here' },
  ifTried: 'If not, the edit is free.',
} as const;

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** 'Wall color and light' */
function named(parts: EditForecast['parts']): string {
  const names = LIST.format(parts.map(({ about }) => about.toLowerCase()));
  return names.charAt(0).toUpperCase() + names.slice(1);
}

/** The forecast in a line: 'Wall color and light only. Cannot be done here: furniture.' */
export function forecastLine({ parts, refusal }: EditForecast): string {
  if (refusal) return forecastCopy.refused;
  const [will, may, cannot] = (['will', 'may', 'cannot'] as const).map((outlook) =>
    parts.filter((part) => part.outlook === outlook),
  ) as [EditForecast['parts'], EditForecast['parts'], EditForecast['parts']];
  return [
    will.length > 0 ? `${named(will)}${cannot.length > 0 && may.length === 0 ? ' only' : ''}.` : '',
    may.length > 0 ? `${named(may)} if it comes out cleanly.` : '',
    cannot.length > 0 ? `${forecastCopy.outlooks.cannot}: ${named(cannot).toLowerCase()}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
