import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { RemovalNotice } from './removal-notice.tsx';

const removal = {
  unusedSince: '2026-06-01T10:00:00.000Z',
  plannedFor: '2026-08-30T10:00:00.000Z',
};
const show = (given = removal) =>
  render(
    <MantineProvider>
      <MemoryRouter>
        <RemovalNotice removal={given} />
      </MemoryRouter>
    </MantineProvider>,
  );
const notice = () => screen.queryByRole('region', { name: 'Your guest projects are kept' });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('U-32 a guest who comes back after the announcement of a removal', () => {
  it('reads the date, the reason, that it is canceled, and how to keep everything', () => {
    show();
    expect(notice()?.textContent).toMatch(
      /scheduled for removal on .*30.*2026, because they had not been used since/,
    );
    expect(notice()?.textContent).toContain('You are back, so the removal is canceled.');
    expect(notice()?.textContent).toContain('Sign in with Google to keep them');
  });

  it('dismisses the notice for good, and sees the next one', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(notice()).toBeNull();
    cleanup();
    show();
    expect(notice()).toBeNull();
    cleanup();
    show({ ...removal, plannedFor: '2027-08-30T10:00:00.000Z' });
    expect(notice()).not.toBeNull();
  });
});
