import type { PublishingProfile } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import { makeProfile } from '../../../test/make-profile.ts';
import { judgeAsked } from './judge-asked.ts';

const profile: PublishingProfile = makeProfile();

describe('what publishing rules say of an edit before the click', () => {
  it('U-01 says nothing without rules, or when the rules allow the edit', () => {
    expect(judgeAsked(null, 'sky', {})).toBeNull();
    expect(judgeAsked(undefined, 'sky', {})).toBeNull();
    expect(judgeAsked(profile, 'lighting', {})).toBeNull();
  });

  it('U-01 gives the ban with the name of the rules, the reason, and what to do', () => {
    expect(judgeAsked(profile, 'sky', { sky_type: 'sunset' })).toEqual({
      rule: 'banned',
      text: "Not allowed by this listing's publishing rules (United States, general): The view outside must stay as it is. Choose another edit, or other rules in the listing's details.",
    });
    expect(judgeAsked(profile, 'brand', null)?.text).toContain('No names on photos.');
  });

  it('U-01 gives the label that the picture will have', () => {
    expect(judgeAsked(profile, 'furniture', {})).toEqual({
      rule: 'labeled',
      text: "By this listing's publishing rules (United States, general), the picture will be labeled “Virtually staged”.",
    });
  });

  it('U-01 depends on the arguments of the edit', () => {
    expect(judgeAsked(profile, 'object-removal', { categories: ['sofa'] })?.rule).toBe('labeled');
    expect(judgeAsked(profile, 'object-removal', { categories: ['sink'] })?.rule).toBe('banned');
    expect(judgeAsked(profile, 'selective-change', { light: 'twilight' })).toBeNull();
    expect(judgeAsked(profile, 'selective-change', null)).toBeNull();
  });

  it('U-01 warns of marks on things that the owner does not control', () => {
    const marked = { corrections: { add: { regions: [], boxes: [], painted: 'iVBORw0KGgo' } } };
    expect(judgeAsked(profile, 'object-removal', marked)?.text).toContain(
      'power lines or neighboring houses',
    );
    const unmarked = { categories: ['sofa'], corrections: { add: { regions: [], boxes: [] } } };
    expect(judgeAsked(profile, 'object-removal', unmarked)?.text).not.toContain('neighboring');
  });
});
