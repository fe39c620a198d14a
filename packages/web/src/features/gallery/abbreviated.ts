const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** Counts from a thousand on in short: 999, 1.2K, 3.4M; one decimal, none where it would be 0. */
export const abbreviated = (count: number): string => compact.format(count);
