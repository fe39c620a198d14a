import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatMoment } from '../lib/formats.ts';
import { Moment } from './moment.tsx';

it('U-39 the exact time, in the reader’s time zone, shows on hover', () => {
  const at = '2026-11-02T08:15:30Z';
  render(<Moment at={at}>3 weeks ago</Moment>);
  const time = screen.getByTitle(formatMoment(at));
  expect(time.textContent).toBe('3 weeks ago');
  expect(time.getAttribute('datetime')).toBe(at);
});
