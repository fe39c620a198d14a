import {
  FIRST_CAROUSEL_MS,
  PAINT_HEX,
  ROOM_LIGHTINGS,
  ROOM_STYLES,
  ROOM_WALL_COLORS,
  type RoomStyle,
  type StyledImages,
  type StyleSelection,
} from '@home-design/contract';
import { Chip, Group, Switch } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { CrossFade, loaded } from '../../core/carousel/cross-fade.tsx';
import { PlayButton } from '../../core/carousel/play-button.tsx';
import { useCarousel } from '../../core/carousel/use-carousel.ts';
import { DEFAULT_ROOM_PICTURE, FIRST_SELECTION, roomPicture } from '../../core/styled-rooms/images.ts';
import { LIGHTING_WORDS, STYLE_WORDS, WALL_COLOR_WORDS } from '../../core/styled-rooms/room-words.ts';
import { useStyledImages } from '../../core/styled-rooms/use-styled-images.ts';
import chips from './chips.module.css';
import { DOCUMENTED_STYLES, neighborsOf, tourOf } from './selector-choices.ts';
import { selectorCopy } from './selector-copy.ts';
import classes from './style-selector.module.css';

/** Pixels of every picture of the living room. */
const SIZE = { width: 1280, height: 853 };

/** The living room in the style, light and wall color that the visitor chooses. */
export function StyleSelector() {
  const known = useStyledImages();
  const images = known ?? NO_IMAGES;
  // All styles are offered until the list of pictures is loaded, so that the choices below do not move.
  const styles = useMemo(() => (known === null ? ROOM_STYLES : offered(known)), [known]);
  const tour = useMemo(() => tourOf(styles), [styles]);
  const carousel = useCarousel({ count: tour.length, intervalMs: FIRST_CAROUSEL_MS });
  /** The visitor's choice; null: none yet, and the tour goes on. */
  const [chosen, setChosen] = useState<StyleSelection | null>(null);
  const shown = chosen ?? tour[carousel.place] ?? FIRST_SELECTION;

  const choose = (part: Partial<StyleSelection>): void => {
    carousel.setPlaying(false);
    setChosen({ ...shown, ...part });
  };
  const setPlaying = (isPlaying: boolean): void => {
    if (isPlaying) setChosen(null);
    else setChosen(shown);
    carousel.setPlaying(isPlaying);
  };

  const picture = roomPicture(images, shown) ?? DEFAULT_ROOM_PICTURE;
  useEffect(() => {
    if (chosen === null) return;
    let isLeft = false;
    const neighbors = neighborsOf(chosen, styles).map((neighbor) => roomPicture(images, neighbor));
    // Preloads one picture after another, but only after the chosen one, which must not wait for them.
    void (async () => {
      await loaded(picture);
      for (const neighbor of neighbors) if (!isLeft && neighbor !== null) await loaded(neighbor);
    })();
    return () => {
      isLeft = true;
    };
  }, [chosen, picture, images, styles]);

  return (
    <div className={classes.selector} {...carousel.waits}>
      <div className={classes.stage}>
        <CrossFade {...SIZE} src={picture} fallback={DEFAULT_ROOM_PICTURE} alt={selectorCopy.alt(shown)} />
        <div className={classes.below}>
          <PlayButton isPlaying={carousel.isPlaying} setPlaying={setPlaying} />
          <span className={classes.caption}>{selectorCopy.caption}</span>
        </div>
      </div>
      <div className={classes.choices}>
        <Choice
          label={selectorCopy.style}
          value={shown.style}
          values={styles}
          words={STYLE_WORDS}
          onChoose={(style) => choose({ style })}
        />
        <Choice
          label={selectorCopy.lighting}
          value={shown.lighting}
          values={ROOM_LIGHTINGS}
          words={LIGHTING_WORDS}
          onChoose={(lighting) => choose({ lighting })}
        />
        <Choice
          label={selectorCopy.wallColor}
          value={shown.wallColor}
          values={ROOM_WALL_COLORS}
          words={WALL_COLOR_WORDS}
          colors={PAINT_HEX}
          onChoose={(wallColor) => choose({ wallColor })}
        />
        <Switch
          className={classes.watermark}
          size="md"
          label={selectorCopy.removeWatermark}
          checked={!shown.watermark}
          onChange={({ currentTarget }) => choose({ watermark: !currentTarget.checked })}
        />
      </div>
    </div>
  );
}

const NO_IMAGES: StyledImages = {};

/** Styles with pictures, and the styles that are always offered. */
const offered = (images: StyledImages): RoomStyle[] =>
  ROOM_STYLES.filter(
    (style) =>
      DOCUMENTED_STYLES.includes(style) || roomPicture(images, { ...FIRST_SELECTION, style }) !== null,
  );

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  values: readonly Value[];
  words: Record<Value, string>;
  /** Colors of the dots beside the names. */
  colors?: Readonly<Record<Value, string>>;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, values, words, colors, onChoose }: ChoiceProps<Value>) {
  return (
    <div>
      <p className={classes.label} aria-hidden>
        {label}
      </p>
      <Chip.Group value={value} onChange={(next) => onChoose(next as Value)}>
        <Group gap="xs" role="radiogroup" aria-label={label}>
          {values.map((one) => (
            <Chip key={one} name={label} value={one} variant="outline" size="md" classNames={chipClasses}>
              {colors && <span className={chips.dot} style={{ background: colors[one] }} />}
              {words[one]}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </div>
  );
}

/** The border marks the chosen one, so the library's check mark is left out. */
const chipClasses = { iconWrapper: chips.noMark ?? '', label: `${chips.choice} ${chips.tall}` };
