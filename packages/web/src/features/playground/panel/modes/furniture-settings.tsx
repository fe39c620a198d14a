import { MAX_ALTERNATIVES, ROOM_TYPES, STAGING_STYLES, type VersionId } from '@home-design/contract';
import { Radio, SegmentedControl, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import classes from '../../base/playground.module.css';
import { DescribedCards } from '../parts/described-cards.tsx';
import { SettingSlider } from '../parts/setting-slider.tsx';
import type { EditSettings } from '../settings/edit-settings.ts';
import type { ModeSettingsProps } from '../settings/mode-settings-props.ts';
import { furnitureCopy as copy, roomNames, styleNames } from './furniture-copy.ts';
import own from './modes.module.css';
import { SameFurniture } from './same-furniture.tsx';
import { preparedStagingQuery } from './staging-query.ts';
import { StylePicture } from './style-picture.tsx';

const ARRANGEMENTS = Object.entries(copy.arrangements).map(([value, label]) => ({ value, label }));
/** The numbers on offer: more would be too narrow for fingers. */
const ALTERNATIVES = [1, 2, 3, 4, 6, MAX_ALTERNATIVES].map(String);
const DECOR_ONLY: readonly EditSettings['roomType'][] = ['kitchen', 'bathroom'];

/** Style, room, density and number of arrangements; or the present arrangement in another style. */
export function FurnitureSettings(props: ModeSettingsProps) {
  const { settings, base, furnished, problems, wasTried, onChange } = props;
  const isKept = furnished !== null && settings.arrangement === 'keep';
  // A furnished photo is furnished again from the version before.
  const bare = furnished?.before ?? base;
  useQuery({ ...preparedStagingQuery(bare?.id ?? ('' as VersionId)), enabled: bare !== null });
  return (
    <>
      {base && <SameFurniture base={base} />}
      {furnished && (
        <div>
          <Choice
            label={copy.arrangement}
            data={ARRANGEMENTS}
            value={settings.arrangement}
            onChange={(arrangement) => onChange({ arrangement: arrangement as EditSettings['arrangement'] })}
          />
          <Text size="sm" c="dimmed" mt={6}>
            {isKept ? copy.keptArrangement : copy.fromBefore(furnished.before.label)}
          </Text>
        </div>
      )}
      <DescribedCards
        label={copy.style}
        choices={STAGING_STYLES}
        descriptions={styleNames}
        value={settings.style}
        error={wasTried ? problems.style : undefined}
        pictureOf={(style) => <StylePicture style={style} />}
        onChange={(style) => onChange({ style })}
      />
      {!isKept && (
        <>
          <RoomChips roomType={settings.roomType} onChange={(roomType) => onChange({ roomType })} />
          <SettingSlider
            setting="strength"
            label={copy.fullness}
            value={settings.strength}
            onChange={(strength) => onChange({ strength })}
          />
          <Choice
            isOneLine
            label={copy.alternatives}
            data={ALTERNATIVES}
            value={String(settings.alternatives)}
            onChange={(count) => onChange({ alternatives: Number(count) })}
          />
        </>
      )}
    </>
  );
}

function RoomChips(props: {
  roomType: EditSettings['roomType'];
  onChange: (roomType: EditSettings['roomType']) => void;
}) {
  return (
    <Radio.Group
      label={copy.roomType}
      value={props.roomType}
      onChange={(room) => props.onChange(room as EditSettings['roomType'])}
    >
      <div className={own.rooms}>
        {ROOM_TYPES.map((room) => (
          <Radio.Card
            key={room}
            value={room}
            className={own.room}
            aria-label={roomNames[room]}
            tabIndex={room === props.roomType ? 0 : -1}
          >
            <Text component="span" size="sm">
              {roomNames[room]}
            </Text>
          </Radio.Card>
        ))}
      </div>
      {DECOR_ONLY.includes(props.roomType) && (
        <Text size="sm" c="dimmed" mt={6} role="status">
          {copy.decorOnly}
        </Text>
      )}
    </Radio.Group>
  );
}

/** A labeled choice between a few values. */
function Choice(props: {
  label: string;
  /** Whether the label stands beside the choices where the settings are beside the photo. */
  isOneLine?: boolean;
  data: (string | { value: string; label: string })[];
  value: string;
  onChange: (value: string) => void;
}) {
  const labelId = useId();
  return (
    <div className={props.isOneLine ? own.oneLine : undefined}>
      <Text id={labelId} size="sm" fw={500} mb={6}>
        {props.label}
      </Text>
      <SegmentedControl
        fullWidth
        className={classes.modes}
        aria-labelledby={labelId}
        data={props.data}
        value={props.value}
        onChange={props.onChange}
      />
    </div>
  );
}
