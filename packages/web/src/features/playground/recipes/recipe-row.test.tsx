import type { PublishingProfile, Recipe, RecipeId } from '@home-design/contract';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { make } from '../../../../test/make.ts';
import { makeProfile } from '../../../../test/make-profile.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { RecipeRow } from './recipe-row.tsx';

const AT = '2026-01-02T10:00:00.000Z';
const recipeOf = (...steps: string[]): Recipe => ({
  id: make.id() as RecipeId,
  name: 'Evening',
  description: '',
  steps: steps.map((transformation) => ({ transformation, parameters: {} })),
  created_at: AT,
  updated_at: AT,
});

function show(recipe: Recipe, profile: PublishingProfile | null) {
  const onApply = vi.fn();
  const row = { recipe, profile, canApply: true, isApplying: false, onApply, onRemove: () => undefined };
  showScreen(<RecipeRow {...row} />, { path: '/', at: '/' });
  return { onApply, apply: screen.getByRole('button', { name: 'Apply Evening' }) };
}

describe('a recipe under publishing rules', () => {
  it('U-01 cannot be applied when they ban one of its steps, and says why', () => {
    const { apply, onApply } = show(recipeOf('lighting', 'sky-replacement'), makeProfile());
    expect(apply.getAttribute('aria-disabled')).toBe('true');
    const note = document.getElementById(apply.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toContain('The view outside must stay as it is.');
    fireEvent.click(apply);
    expect(onApply).not.toHaveBeenCalled();
  });

  it('U-01 says that the picture will be labeled, and can be applied', () => {
    const { apply, onApply } = show(recipeOf('lighting', 'wall-color'), makeProfile());
    expect(screen.getByText(/will be labeled “Virtually staged”/)).toBeTruthy();
    fireEvent.click(apply);
    expect(onApply).toHaveBeenCalledOnce();
  });

  it('U-01 says nothing when there are no rules', () => {
    const { apply } = show(recipeOf('sky-replacement'), null);
    expect(screen.queryByText(/publishing rules/)).toBeNull();
    expect(apply.getAttribute('aria-disabled')).toBe('false');
  });
});
