import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '../../../test/show-screen.tsx';
import { LeadForm } from './lead-form.tsx';

it('U-33 links the terms to be accepted in another tab, so that the entries stay', () => {
  showScreen(<LeadForm mode="minimal" source="test" />, { path: '/', at: '/' });
  for (const [name, at] of [
    ['Read the terms and conditions', '/app/terms'],
    ['Privacy notice', '/app/privacy'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([at, '_blank']);
  }
});
