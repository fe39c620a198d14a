import { EMPTY_ROOM_TYPES, type GoingQuestion } from '@home-design/contract';
import { useMemo } from 'react';
import { panelCopy as copy, emptyRoomNames } from '../../base/panel-copy.ts';
import { DescribedCards } from '../parts/described-cards.tsx';
import { MarkSettings } from '../pointing/mark-settings.tsx';
import type { ModeSettingsProps } from '../settings/mode-settings-props.ts';

/** Kinds of room; each keeps other things. */
export function EmptyRoomSettings({ settings, base, onChange }: ModeSettingsProps) {
  const room_type = settings.emptyRoomType;
  const question = useMemo<GoingQuestion>(() => ({ mode: 'empty-room', room_type }), [room_type]);
  return (
    <>
      <DescribedCards
        label={copy.emptyRoomType}
        choices={EMPTY_ROOM_TYPES}
        descriptions={emptyRoomNames}
        value={settings.emptyRoomType}
        onChange={(emptyRoomType) => onChange({ emptyRoomType })}
      />
      <MarkSettings mode="empty-room" base={base} before={null} question={question} />
    </>
  );
}
