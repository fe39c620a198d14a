import { FIRST_CAROUSEL_MS, SECOND_CAROUSEL_MS } from '@home-design/contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCarousel } from './use-carousel.ts';

function Pictures({ intervalMs }: { intervalMs: number }) {
  const carousel = useCarousel({ count: 3, intervalMs });
  return (
    <div data-testid="carousel" {...carousel.waits}>
      <output>{carousel.place}</output>
      <button type="button" onClick={() => carousel.setPlaying(!carousel.isPlaying)}>
        {carousel.isPlaying ? 'Stop' : 'Play'}
      </button>
    </div>
  );
}

const place = () => Number(screen.getByRole('status').textContent);
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const lessMotion = (wanted: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wanted && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

beforeEach(() => {
  vi.useFakeTimers();
  lessMotion(false);
});
afterEach(() => vi.useRealTimers());

describe('a carousel', () => {
  it.each([
    [4_000, FIRST_CAROUSEL_MS],
    [3_000, SECOND_CAROUSEL_MS],
  ])('LANDING-26 UTILITY-12 UTILITY-13 CONST-07 CONST-08 goes on every %d ms', (wanted, intervalMs) => {
    expect(intervalMs).toBe(wanted);
    render(<Pictures intervalMs={intervalMs} />);
    pass(wanted - 1);
    expect(place()).toBe(0);
    pass(1);
    expect(place()).toBe(1);
    pass(2 * wanted);
    expect(place()).toBe(0);
  });

  it('LANDING-26 pauses while the pointer or the focus is inside', () => {
    render(<Pictures intervalMs={3_000} />);
    const carousel = screen.getByTestId('carousel');
    fireEvent.pointerEnter(carousel);
    pass(9_000);
    expect(place()).toBe(0);
    fireEvent.pointerLeave(carousel);
    pass(3_000);
    expect(place()).toBe(1);
    act(() => screen.getByRole('button').focus());
    pass(9_000);
    expect(place()).toBe(1);
    act(() => screen.getByRole('button').blur());
    pass(3_000);
    expect(place()).toBe(2);
  });

  it('LANDING-26 stands still under reduced motion, until the visitor starts it', () => {
    lessMotion(true);
    render(<Pictures intervalMs={3_000} />);
    pass(30_000);
    expect(place()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    pass(3_000);
    expect(place()).toBe(1);
  });
});
