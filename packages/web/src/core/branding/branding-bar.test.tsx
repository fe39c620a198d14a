import { NO_BRANDING } from '@home-design/contract';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BrandingBar } from './branding-bar.tsx';

const MAPLE = {
  ...NO_BRANDING,
  name: 'Maple Homes',
  contact_name: 'Ana Reyes',
  contact_email: 'ana@maple.example',
  contact_phone: '+1 (555) 010-2030',
  website: 'https://maple.example/listings',
};
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the presenter of a page', () => {
  it('is named, with ways to call, write and visit', () => {
    render(<BrandingBar branding={MAPLE} />);
    const bar = screen.getByRole('region', { name: 'Presented by' });
    expect(bar.textContent).toContain('Maple Homes');
    expect(bar.textContent).toContain('Ana Reyes');
    expect(hrefOf('+1 (555) 010-2030')).toBe('tel:+15550102030');
    expect(hrefOf('ana@maple.example')).toBe('mailto:ana@maple.example');
    expect(hrefOf('maple.example')).toBe('https://maple.example/listings');
    // The presenter's site must not learn the secret address of the link.
    expect(screen.getByRole('link', { name: 'maple.example' }).getAttribute('rel')).toContain('noreferrer');
  });

  it('has a logo, which stands for the name if there is none', () => {
    const { rerender } = render(<BrandingBar branding={{ ...MAPLE, logo_url: '/logo' }} />);
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<BrandingBar branding={{ ...MAPLE, name: '', logo_url: '/logo' }} />);
    expect(screen.getByRole('img', { name: 'Logo' }).getAttribute('src')).toBe('/logo');
  });

  it('has text that is readable on the brand color', () => {
    render(<BrandingBar branding={{ ...MAPLE, color: '#1f4d3a' }} />);
    const { style } = screen.getByRole('region');
    expect([style.getPropertyValue('--bar'), style.getPropertyValue('--on-bar')]).toEqual([
      '#1f4d3a',
      '#ffffff',
    ]);
  });
});
