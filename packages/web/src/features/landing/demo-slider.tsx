import { Chip, Group } from '@mantine/core';
import { IconArrowsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { ReactCompareSlider } from 'react-compare-slider';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import chips from './chips.module.css';
import { landingCopy } from './copy.ts';
import { DEMO_EDITS, editedId } from './demo-edits.ts';
import { DemoPicture } from './demo-picture.tsx';
import classes from './demo-slider.module.css';

/** The choices share one name, so that Tab reaches them as one group and arrow keys move within it. */
const CHOICE = 'demo-edit';
/** First position of the divider in percent. It shows most of the edited picture. */
const DIVIDER_AT = 30;

/** A room before and after an edit that the visitor chooses. */
export function DemoSlider() {
  const [shownId, setShownId] = useState(DEMO_EDITS[0].id);
  const shown = DEMO_EDITS.find(({ id }) => id === shownId) ?? DEMO_EDITS[0];

  return (
    <figure className={classes.figure}>
      <div className={classes.frame} ref={nameSlider}>
        <ReactCompareSlider
          className={classes.slider}
          defaultPosition={DIVIDER_AT}
          itemOne={<DemoPicture id={shown.room.id} room={shown.room} alt={shown.room.alt} />}
          itemTwo={
            <DemoPicture id={editedId(shown)} room={shown.room} alt={landingCopy.demoAfterAlt(shown.label)} />
          }
          handle={
            <span className={classes.divider}>
              <span className={classes.handle}>
                <IconArrowsHorizontal size={22} stroke={ICON_STROKE} aria-hidden="true" />
              </span>
            </span>
          }
        />
        <span className={classes.tag} data-side="before" aria-hidden="true">
          {landingCopy.demoBefore}
        </span>
        <span className={classes.tag} data-side="after" aria-hidden="true">
          {shown.label}
        </span>
      </div>
      <figcaption className={classes.below}>
        <Chip.Group value={shown.id} onChange={(id) => setShownId(String(id))}>
          <Group gap="xs" role="radiogroup" aria-label={landingCopy.demoChoice}>
            {DEMO_EDITS.map(({ id, label, color }) => (
              <Chip key={id} name={CHOICE} value={id} variant="outline" size="md" classNames={chipClasses}>
                <span className={chips.dot} style={{ background: color }} />
                {label}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        <span className={classes.caption}>
          {landingCopy.demoCaption} {shown.isTouchedUp && landingCopy.demoTouchedUp}
        </span>
      </figcaption>
    </figure>
  );
}

/** Every choice has a colored dot, so the library's check mark is left out. */
const chipClasses = { iconWrapper: chips.noMark ?? '', label: chips.choice ?? '' };

/** The library gives the divider a label that does not say what it divides, and has no option for another one. */
function nameSlider(frame: HTMLDivElement | null): void {
  frame?.querySelector('[role="slider"]')?.setAttribute('aria-label', landingCopy.demoSlider);
}
