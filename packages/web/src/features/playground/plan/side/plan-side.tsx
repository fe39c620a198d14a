import type { FurnitureKind } from '@home-design/contract';
import { Stack, Tabs } from '@mantine/core';
import { memo } from 'react';
import { hasNoNews } from '../has-no-news.ts';
import { planCopy as copy } from '../plan-copy.ts';
import type { PlanEditing } from '../use-plan-editing.ts';
import { AddChoice } from './add-choice.tsx';
import { PieceList } from './piece-list.tsx';
import classes from './side.module.css';
import { SwapChoice } from './swap-choice.tsx';

interface PlanSideProps {
  editing: PlanEditing;
  list: readonly FurnitureKind[];
}

/** What the chosen piece can be swapped for, what can be added, and the list of all pieces. */
export const PlanSide = memo(
  ({ editing, list }: PlanSideProps) => (
    <Tabs defaultValue="swap" keepMounted={false} className={classes.side}>
      <Tabs.List grow aria-label={copy.side}>
        <Tabs.Tab value="swap">{copy.swap}</Tabs.Tab>
        <Tabs.Tab value="add">{copy.add}</Tabs.Tab>
        <Tabs.Tab value="list">{copy.list}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="swap" className={classes.panel}>
        <Stack gap="xs">
          <SwapChoice editing={editing} list={list} />
        </Stack>
      </Tabs.Panel>
      <Tabs.Panel value="add" className={classes.panel}>
        <AddChoice list={list} onAdd={editing.add} />
      </Tabs.Panel>
      <Tabs.Panel value="list" className={classes.panel}>
        <PieceList editing={editing} />
      </Tabs.Panel>
    </Tabs>
  ),
  hasNoNews,
);
