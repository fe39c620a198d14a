import { useState } from 'react';
import { useSearchParams } from 'react-router';

export type ProjectTab = 'images' | 'boards';

/** What a project's page shows: a tab, or the selection of pictures for a new board. */
export interface ProjectPlace {
  tab: ProjectTab;
  isSelecting: boolean;
  /** Opens a tab and ends the selection. */
  show: (tab: ProjectTab) => void;
  /** Begins the selection. */
  select: () => void;
  /** Ends the selection, and shows the boards if one was created. */
  endSelection: (isCreated: boolean) => void;
}

/** The place in a project's page. The address holds the tab; its other parameters stay. */
export function useProjectPlace(): ProjectPlace {
  const [search, setSearch] = useSearchParams();
  const [isSelecting, setIsSelecting] = useState(false);

  function setTab(chosen: ProjectTab): void {
    const next = new URLSearchParams(search);
    if (chosen === 'images') next.delete('tab');
    else next.set('tab', chosen);
    setSearch(next, { replace: true, preventScrollReset: true });
  }
  return {
    tab: search.get('tab') === 'boards' ? 'boards' : 'images',
    isSelecting,
    show(tab) {
      setIsSelecting(false);
      setTab(tab);
    },
    select() {
      setTab('images');
      setIsSelecting(true);
    },
    endSelection(isCreated) {
      setIsSelecting(false);
      if (isCreated) setTab('boards');
    },
  };
}
