import type { Board } from '@home-design/contract';
import { Skeleton, Tabs } from '@mantine/core';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { copy } from '../copy.ts';
import { BoardHeader } from './board-header.tsx';
import { BoardImages } from './board-images.tsx';
import classes from './board-page.module.css';
import { BoardTrail } from './board-trail.tsx';

const ShareSettings = lazyPart(async () => (await import('./share-settings.tsx')).ShareSettings);

/** A board: its pictures, and in another tab its share settings. The address holds the tab. */
export function BoardView({ board }: { board: Board }) {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'share' ? 'share' : 'images';

  return (
    <div className={classes.page}>
      <BoardTrail board={board} />
      <BoardHeader board={board} />
      <Tabs
        value={tab}
        onChange={(chosen) => setSearch(chosen === 'share' ? { tab: 'share' } : {}, { replace: true })}
        keepMounted={false}
      >
        <Tabs.List aria-label={copy.tabsLabel}>
          <Tabs.Tab value="images">{copy.tabs.images}</Tabs.Tab>
          <Tabs.Tab value="share">{copy.tabs.share}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="images" pt="md">
          <BoardImages board={board} />
        </Tabs.Panel>
        <Tabs.Panel value="share" pt="md">
          <Suspense fallback={<Skeleton height={240} />}>
            <ShareSettings board={board} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
