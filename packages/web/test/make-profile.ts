import type { PublishingProfile } from '@home-design/contract';

/** Publishing rules; what is passed in tells the story of the test. */
export const makeProfile = (about: Partial<PublishingProfile> = {}): PublishingProfile => ({
  id: 'us-general',
  version: 1,
  name: 'United States, general',
  region: 'United States',
  summary: 'A cautious set.',
  sources: [
    { title: 'Rules for photos', address: 'https://rules.example/photos', kind: 'primary' },
    { title: 'Sizes', address: 'sizes.example (page on sizes)', kind: 'secondary' },
  ],
  remarks: ['Rules differ from one MLS to the next.'],
  destinations: [
    {
      ...{ id: 'mls', name: 'MLS', format: 'jpeg' as const, max_width: 2048, max_height: 1536 },
      ...{ min_width: 1024, min_height: 768, max_bytes: 3_000_000, max_pictures: null },
    },
  ],
  label: { mode: 'both', text: 'Virtually staged', place: 'foot' },
  originals: 'after',
  first_picture: 'any',
  edits: {
    'light only': 'allowed',
    'movable things': 'labeled',
    surfaces: 'labeled',
    structure: 'banned',
    view: 'banned',
  },
  exceptions: [{ mode: 'brand', rule: 'banned', why: 'No names on photos.' }],
  file_name: '{position}-{photo}-{state}',
  ...about,
});
