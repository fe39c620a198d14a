import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Makes a complaint on the console fail its test, unless the test expects it and replaces the spy. */
export function failOnComplaints(): void {
  let unexpected: string[] = [];
  beforeEach(() => {
    unexpected = [];
    vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
      unexpected.push(parts.map(String).join(' '));
    });
  });
  afterEach(() => {
    expect(unexpected, 'unexpected console.error').toEqual([]);
  });
}
