import { useSearchParams } from 'react-router';

/** The page of the list, counted from 1 and kept in the address. */
export function usePage(): [page: number, setPage: (page: number) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('page') ?? '1');
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  return [page, (next) => setSearch(next === 1 ? {} : { page: String(next) })];
}
