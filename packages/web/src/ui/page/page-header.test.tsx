import { Button } from '@mantine/core';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showScreen } from '../../../test/show-screen.tsx';
import { PageHeader } from './page-header.tsx';

const AT = { path: '/app/bin', at: '/app/bin' };

describe('page header', () => {
  it('shows the way back, the title, a line about the page, and its actions', () => {
    showScreen(
      <PageHeader
        title="Bin"
        back={{ label: 'Back to the projects', to: '/app/projects' }}
        subtitle="Deleted photos"
        actions={<Button>Empty the bin</Button>}
      />,
      AT,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Bin' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the projects' }).getAttribute('href')).toBe(
      '/app/projects',
    );
    expect(screen.getByText('Deleted photos')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Empty the bin' })).toBeTruthy();
  });

  it('has one heading for a title that is an element', () => {
    const { container } = showScreen(<PageHeader title={<h1>Elm Street</h1>} subtitle="" />, AT);
    expect(screen.getAllByRole('heading')).toEqual([screen.getByRole('heading', { name: 'Elm Street' })]);
    expect(within(container).queryByRole('link')).toBeNull();
    expect(container.querySelector('p')).toBeNull();
  });
});
