import { Chip, Group } from '@mantine/core';
import { useState } from 'react';
import { CompareSlider } from '../../core/photo/compare-slider.tsx';
import type { Picture } from '../../core/photo/picture.ts';
import { landingCopy } from './copy.ts';
import { DEMO_BEFORE, DEMO_EDITS, DEMO_SIZE } from './demo-edits.ts';
import classes from './demo-slider.module.css';

/** A room before and after an edit that the visitor chooses. */
export function DemoSlider() {
  const [shownId, setShownId] = useState(DEMO_EDITS[0].id);
  const shown = DEMO_EDITS.find(({ id }) => id === shownId) ?? DEMO_EDITS[0];

  return (
    <figure className={classes.figure}>
      <div className={classes.frame}>
        <CompareSlider
          before={{
            picture: demoPicture(DEMO_BEFORE),
            caption: landingCopy.demoBefore,
            alt: landingCopy.demoBeforeAlt,
          }}
          after={{
            picture: demoPicture(shown.image),
            caption: shown.label,
            alt: landingCopy.demoAfterAlt(shown.label),
          }}
          sizes="(max-width: 75rem) 100vw, 75rem"
        />
      </div>
      <figcaption className={classes.below}>
        <Chip.Group value={shown.id} onChange={(id) => setShownId(String(id))}>
          <Group gap="xs" role="radiogroup" aria-label={landingCopy.demoChoice}>
            {DEMO_EDITS.map(({ id, label, color }) => (
              <Chip key={id} value={id} variant="outline" size="md" classNames={chipClasses}>
                <span className={classes.dot} style={{ background: color }} />
                {label}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        <span className={classes.caption}>{landingCopy.demoCaption}</span>
      </figcaption>
    </figure>
  );
}

/** Every choice has its dot, so the library's mark of the chosen one is left out. */
const chipClasses = { iconWrapper: classes.noMark ?? '', label: classes.choice ?? '' };

/** Demo pictures come in one size. */
const demoPicture = (url: string): Picture => ({
  ...DEMO_SIZE,
  storage_url: url,
  preview_url: null,
  thumbnail_url: null,
  thumbhash: null,
});
