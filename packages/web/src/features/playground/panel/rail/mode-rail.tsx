import type { EditMode } from '@home-design/contract';
import { Radio, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ICON_STROKE } from '../../../../ui/icon-stroke.ts';
import { bringIntoList } from '../../base/bring-into-list.ts';
import { panelCopy as copy } from '../../base/panel-copy.ts';
import { findModes } from '../../modes/find-modes.ts';
import type { ModeGroup } from '../../modes/mode-groups.ts';
import classes from './mode-rail.module.css';

interface ModeRailProps {
  mode: EditMode;
  onChange: (mode: EditMode) => void;
}

/** The kinds of edit in groups, of which one is chosen. Typing searches them by name. */
export function ModeRail({ mode, onChange }: ModeRailProps) {
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const groups = findModes(typed);
  const found = groups.flatMap(({ modes }) => modes.map((offered) => offered.mode));
  // One Tab stop, with arrow keys inside: the chosen one, or the first result.
  const stop = found.includes(mode) ? mode : found[0];

  // biome-ignore lint/correctness/useExhaustiveDependencies: another chosen mode is the reason, not an input
  useEffect(() => bringIntoList(list.current), [mode, typed]);

  function onKeyDown(event: KeyboardEvent): void {
    const [first] = found;
    if (event.key === 'Enter' && first !== undefined && typed !== '') onChange(first);
    else if (event.key !== 'Escape' || typed === '') return;
    event.preventDefault();
    setTyped('');
  }

  return (
    <div className={classes.rail}>
      <TextInput
        className={classes.search}
        classNames={{ input: classes.searchInput ?? '' }}
        type="search"
        size="xs"
        aria-label={copy.findMode}
        placeholder={copy.findMode}
        leftSection={<IconSearch size={16} stroke={ICON_STROKE} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Radio.Group
        ref={list}
        className={classes.list}
        label={copy.modeLabel}
        classNames={{ label: classes.unseen ?? '' }}
        value={mode}
        onChange={(chosen) => onChange(chosen as EditMode)}
      >
        {groups.map((group) => (
          <Modes key={group.name} group={group} stop={stop} />
        ))}
      </Radio.Group>
      <Text size="xs" c="dimmed" role="status" className={classes.none}>
        {found.length === 0 && copy.noMode}
      </Text>
    </div>
  );
}

function Modes({ group, stop }: { group: ModeGroup; stop: EditMode | undefined }) {
  const nameId = useId();
  return (
    <fieldset className={classes.group} aria-labelledby={nameId}>
      <Text id={nameId} className={classes.groupName} c="dimmed">
        {group.name}
      </Text>
      {group.modes.map(({ mode, icon: Icon }) => (
        <Radio.Card
          key={mode}
          value={mode}
          className={classes.mode}
          aria-label={copy.modes[mode]}
          tabIndex={mode === stop ? 0 : -1}
        >
          <Icon size={18} stroke={ICON_STROKE} aria-hidden />
          <Text component="span" className={classes.modeName}>
            {copy.modes[mode]}
          </Text>
        </Radio.Card>
      ))}
    </fieldset>
  );
}
