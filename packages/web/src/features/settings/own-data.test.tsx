import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '../../../test/show-screen.tsx';
import { OwnData } from './own-data.tsx';

it('U-34 downloads everything as a file by the browser', () => {
  showScreen(<OwnData />, { path: '/', at: '/' });
  const link = screen.getByRole('link', { name: 'Download everything' });
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/api/v1/auth/export', true]);
});
