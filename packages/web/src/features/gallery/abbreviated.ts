const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** Shortens counts from a thousand on: 999, 1.2K, 3.4M. One decimal, and none when it would be 0. */
export const abbreviated = (count: number): string => compact.format(count);
