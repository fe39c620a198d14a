import type { Image } from '@home-design/contract';
import { useSearchParams } from 'react-router';
import type { ShownPicture } from '../shown-pictures.ts';

/** The filter for pictures of a project. The address holds it, so that links keep it. */
export interface PictureFilter {
  onlyFavorites: boolean;
  /** Name of a tag; null: any. */
  tag: string | null;
}

/** Whether it can leave out pictures. */
export const isFiltering = ({ onlyFavorites, tag }: PictureFilter): boolean => onlyFavorites || tag !== null;

/** Whether a picture passes the filter. */
export const passes =
  ({ onlyFavorites, tag }: PictureFilter) =>
  ({ version }: ShownPicture): boolean =>
    (!onlyFavorites || version.is_favorite) &&
    (tag === null || version.tags.some(({ name }) => name === tag));

/** Names of the tags on the versions of images, each once, by name. */
export function tagNamesOf(images: readonly Image[]): string[] {
  const names = images.flatMap(({ versions }) =>
    versions.flatMap(({ tags }) => tags.map(({ name }) => name)),
  );
  return [...new Set(names)].sort((a, b) => a.localeCompare(b, 'en'));
}

/** The filter and the functions that change it; other parameters of the address stay. */
export function usePictureFilter(): [PictureFilter, (change: Partial<PictureFilter>) => void] {
  const [search, setSearch] = useSearchParams();
  const filter = { onlyFavorites: search.get('favorites') === '1', tag: search.get('tag') };
  return [
    filter,
    (change) => {
      const { onlyFavorites, tag } = { ...filter, ...change };
      const next = new URLSearchParams(search);
      next.delete('favorites');
      next.delete('tag');
      if (onlyFavorites) next.set('favorites', '1');
      if (tag !== null) next.set('tag', tag);
      setSearch(next, { replace: true, preventScrollReset: true });
    },
  ];
}
