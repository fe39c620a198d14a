import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ListingsPlace, placeOf, withPlace } from '../listings-place.ts';

/** The place in the list, which the address holds, and the functions that change it. Back leads to the tab before. */
export function useListingsPlace(): [ListingsPlace, (change: Partial<ListingsPlace>) => void] {
  const [query, setQuery] = useSearchParams();
  const place = useMemo(() => placeOf(query), [query]);
  const change = useCallback(
    (part: Partial<ListingsPlace>) =>
      setQuery((now) => withPlace(now, { ...placeOf(now), ...part }), {
        replace: part.tab === undefined,
        preventScrollReset: true,
      }),
    [setQuery],
  );
  return [place, change];
}
