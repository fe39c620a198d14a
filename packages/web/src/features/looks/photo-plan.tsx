import { type PhotoLight, ROOM_TYPES, type Version } from '@home-design/contract';
import { Checkbox, NativeSelect, Text } from '@mantine/core';
import { Photo } from '../../core/photo/photo.tsx';
import { AfterPreview } from './after-preview.tsx';
import { copy } from './copy.ts';
import type { LookChoice, PhotoChoice } from './look-choice.ts';
import classes from './looks.module.css';
import type { KnownUpright } from './use-uprights.ts';

interface PhotoPlanProps {
  name: string;
  picture: Version;
  choice: LookChoice;
  chosen: PhotoChoice;
  light: PhotoLight | undefined;
  upright: KnownUpright | undefined;
  asksForRoom: boolean;
  onChange: (change: PhotoChoice) => void;
}

/** `living_room` as readable text. */
const inWords = (value: string): string =>
  value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', ' ');

/** One photo of a planned look: before, preview, and whether it takes part. */
export function PhotoPlan(props: PhotoPlanProps) {
  const { name, picture, choice, chosen, light, upright, onChange } = props;
  const isIn = !chosen.isOut;
  const view = upright?.at === 'known' ? upright.view : undefined;
  const curves = choice.bringsLight && !chosen.keepsLight ? (light?.curves ?? null) : null;
  const map = choice.straightens && !chosen.keepsLean ? (view?.map ?? null) : null;
  return (
    <li className={classes.card} data-out={!isIn}>
      <Checkbox
        size="md"
        label={name}
        aria-label={copy.include(name)}
        checked={isIn}
        onChange={({ currentTarget }) => onChange({ isOut: !currentTarget.checked })}
      />
      <div className={classes.pair}>
        <figure className={classes.side}>
          <Photo className={classes.picture} picture={picture} alt={copy.beforeOf(name)} sizes="320px" />
          <Text component="figcaption" size="xs" c="dimmed">
            {copy.before}
          </Text>
        </figure>
        <figure className={classes.side}>
          <AfterPreview picture={picture} alt={copy.afterOf(name)} curves={curves} map={map} />
          <Text component="figcaption" size="xs" c="dimmed">
            {copy.after}
          </Text>
        </figure>
      </div>
      {isIn && choice.bringsLight && light && (
        <Part
          isPossible={light.shift !== null}
          label={copy.keepsLight}
          reason={light.left_alone ? copy.leftAlone[light.left_alone] : ''}
          checked={!chosen.keepsLight}
          onChange={(checked) => onChange({ keepsLight: !checked })}
        />
      )}
      {isIn && choice.straightens && upright && upright.at !== 'waiting' && (
        <Part
          isPossible={Boolean(view?.map)}
          label={copy.straightens}
          reason={view?.reason ?? copy.lookFailed}
          checked={!chosen.keepsLean}
          onChange={(checked) => onChange({ keepsLean: !checked })}
        />
      )}
      {isIn && map && view?.is_partial && (
        <Text size="xs" c="dimmed">
          {copy.stillLeaning}
        </Text>
      )}
      {isIn && props.asksForRoom && (
        <NativeSelect
          size="md"
          aria-label={copy.roomOf(name)}
          value={chosen.room ?? ''}
          data={[
            { value: '', label: copy.room },
            ...ROOM_TYPES.map((value) => ({ value, label: inWords(value) })),
          ]}
          onChange={({ currentTarget }) => onChange({ room: currentTarget.value })}
        />
      )}
    </li>
  );
}

interface PartProps {
  isPossible: boolean;
  label: string;
  /** Why the step is not possible for this photo. */
  reason: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A preparing step that can be switched off for this photo, or the reason why it is not possible. */
function Part({ isPossible, label, reason, checked, onChange }: PartProps) {
  if (!isPossible) {
    return (
      <Text size="xs" c="dimmed">
        {reason}
      </Text>
    );
  }
  return (
    <Checkbox
      size="md"
      label={label}
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
