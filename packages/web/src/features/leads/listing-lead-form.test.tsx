import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../test/fake-api.ts';
import { showScreen } from '../../../test/show-screen.tsx';
import { ListingLeadForm } from './listing-lead-form.tsx';

it('sends nothing from a preview, and says so', async () => {
  const api = fakeApi({});
  showScreen(<ListingLeadForm token={null} offer={{ title: 'Ask about this home', text: '' }} />, {
    path: '/',
    at: '/',
  });
  for (const [name, value] of [
    ['First name', 'Ana'],
    ['Last name', 'Novak'],
    ['Email', 'ana@example.com'],
  ] as const)
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  fireEvent.click(screen.getByRole('checkbox', { name: /accept the terms/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Nothing was sent')).toBeTruthy();
  expect(screen.getByText('This is a preview. Buyers can send the form.')).toBeTruthy();
  expect(api.calls('POST')).toEqual([]);
});
