import {
  DEFAULT_PROFILE,
  OWN_PROFILE,
  type OwnPublishingRules,
  PublishingProfile,
} from '@home-design/contract';
import euPortal from './profiles/eu-portal.json' with { type: 'json' };
import ukPortal from './profiles/uk-portal.json' with { type: 'json' };
import california from './profiles/us-california-ab-723.json' with { type: 'json' };
import crmls from './profiles/us-crmls.json' with { type: 'json' };
import general from './profiles/us-general.json' with { type: 'json' };
import mlsNow from './profiles/us-mls-now.json' with { type: 'json' };
import smartMls from './profiles/us-smartmls.json' with { type: 'json' };

/** The sets of rules of the product, in the order of the list. */
export const PROFILES: readonly PublishingProfile[] = [
  general,
  california,
  crmls,
  mlsNow,
  smartMls,
  ukPortal,
  euPortal,
].map((file) => PublishingProfile.parse(file));

/** A set of the product; undefined if none has this id. */
export const shippedProfile = (id: string): PublishingProfile | undefined =>
  PROFILES.find((profile) => profile.id === id);

/** The rules that apply by default. */
export const defaultProfile = (): PublishingProfile => {
  const profile = shippedProfile(DEFAULT_PROFILE);
  if (!profile) throw new Error(`There is no profile ${DEFAULT_PROFILE}`);
  return profile;
};

/** A person's stored set; a copy of the general one if they have written none. */
export function ownProfile(
  kept: { version: number; rules: OwnPublishingRules } | undefined,
): PublishingProfile {
  if (kept) return { ...kept.rules, id: OWN_PROFILE, version: kept.version, sources: [] };
  const copy = structuredClone(defaultProfile());
  return {
    ...copy,
    id: OWN_PROFILE,
    version: 1,
    name: 'My own',
    summary: 'Your own rules. They begin as a copy of the general set for the United States.',
    sources: [],
    remarks: [],
  };
}
