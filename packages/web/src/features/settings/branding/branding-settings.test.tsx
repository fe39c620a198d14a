import { type Branding, NO_BRANDING } from '@home-design/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../../test/fake-api.ts';
import { showScreen } from '../../../../test/show-screen.tsx';
import { BrandingSettings } from './branding-settings.tsx';

const AT = '/api/v1/auth/branding';

/** A server that stores the branding. */
function keepingServer(start: Partial<Branding> = {}) {
  let kept: Branding = { ...NO_BRANDING, ...start };
  return fakeApi({
    [`GET ${AT}`]: () => kept,
    [`PATCH ${AT}`]: ({ body }) => {
      kept = { ...kept, ...(body as Partial<Branding>) };
      return kept;
    },
    [`DELETE ${AT}/logo`]: () => {
      kept = { ...kept, logo_url: null };
      return kept;
    },
  });
}
const show = () => showScreen(<BrandingSettings />, { path: '/', at: '/' });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save branding' }));

describe('the branding of a business', () => {
  it('is previewed while it is typed, and saved as a whole', async () => {
    const api = keepingServer();
    show();
    await screen.findByText('Add a name or a logo to see the preview.');
    type('Business name', 'Maple Homes');
    type('Phone', '+1 555 010 2030');
    type('Color', '#1f4d3a');
    const bar = screen.getByRole('region', { name: 'Presented by' });
    expect(within(bar).getByText('Maple Homes')).toBeTruthy();
    expect(bar.style.getPropertyValue('--bar')).toBe('#1f4d3a');
    save();
    expect(await screen.findByText('Branding saved')).toBeTruthy();
    const [sent] = api.calls(`PATCH ${AT}`);
    const { logo_url: _, ...text } = NO_BRANDING;
    expect(sent?.body).toEqual({
      ...text,
      name: 'Maple Homes',
      contact_phone: '+1 555 010 2030',
      color: '#1f4d3a',
    });
  });

  it('is not sent while a field is invalid, which gets the focus', async () => {
    const api = keepingServer({ name: 'Maple Homes' });
    show();
    await screen.findByDisplayValue('Maple Homes');
    type('Website', 'maple.example');
    save();
    expect(await screen.findByText('A full address, for example https://example.com')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Website' })),
    );
    expect(api.calls(`PATCH ${AT}`)).toEqual([]);
  });

  it('loses its logo by a button', async () => {
    keepingServer({ logo_url: '/logo' });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Remove the logo' }));
    expect(await screen.findByRole('button', { name: 'Choose a logo' })).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'Logo' })).toBeNull();
  });

  it('says that it could not be saved, and keeps the entries', async () => {
    fakeApi({
      [`GET ${AT}`]: () => NO_BRANDING,
      [`PATCH ${AT}`]: () => new Refusal(503, 'The server is busy.'),
    });
    show();
    await screen.findByText('Add a name or a logo to see the preview.');
    type('Business name', 'Maple Homes');
    save();
    expect(await screen.findByText('The server is busy.')).toBeTruthy();
    expect(screen.getByDisplayValue('Maple Homes')).toBeTruthy();
  });
});
