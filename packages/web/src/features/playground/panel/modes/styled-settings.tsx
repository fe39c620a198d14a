import { ROOM_TYPES, STAGING_STYLES } from '@home-design/contract';
import { DescribedCards } from '../parts/described-cards.tsx';
import { ListedChoice } from '../parts/listed-choice.tsx';
import { StrengthSlider } from '../parts/strength-slider.tsx';
import type { ModeSettingsProps } from '../settings/mode-settings-props.ts';
import { furnitureCopy as furniture, roomNames, styleNames } from './furniture-copy.ts';
import { LightChoice, PaintChoice } from './paint-and-light.tsx';
import { redesignCopy as copy } from './redesign-copy.ts';
import { StylePicture } from './style-picture.tsx';

/** A style and a kind of room; also paint and light, if the edit allows it. */
export function StyledSettings({ settings, onChange }: ModeSettingsProps) {
  const { mode, style, roomType } = settings;
  return (
    <>
      <DescribedCards
        label={furniture.style}
        choices={STAGING_STYLES}
        descriptions={styleNames}
        value={style}
        pictureOf={(each) => <StylePicture style={each} />}
        onChange={(chosen) => onChange({ style: chosen })}
      />
      <ListedChoice
        label={furniture.roomType}
        value={roomType}
        choices={ROOM_TYPES.map((room) => [room, roomNames[room]] as const)}
        onChange={(room) => onChange({ roomType: room })}
      />
      {mode !== 'style-transfer' && (
        <PaintChoice label={copy.paint} settings={settings} without={copy.stylePaint} onChange={onChange} />
      )}
      {mode === 'redesign' && (
        <LightChoice label={copy.light} settings={settings} without={copy.styleLight} onChange={onChange} />
      )}
      <StrengthSlider settings={settings} onChange={onChange} />
    </>
  );
}
