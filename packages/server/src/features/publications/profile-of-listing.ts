import { PublishingProfile } from '@home-design/contract';
import usGeneral from '../publishing-profiles/profiles/us-general.json' with { type: 'json' };

/** The profile by which a listing is published. */
export function profileOfListing(): PublishingProfile {
  return PublishingProfile.parse(usGeneral);
}
