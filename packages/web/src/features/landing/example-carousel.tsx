import { SECOND_CAROUSEL_MS } from '@home-design/contract';
import { ActionIcon, Anchor, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { CrossFade } from '../../core/carousel/cross-fade.tsx';
import { PlayButton } from '../../core/carousel/play-button.tsx';
import { useCarousel } from '../../core/carousel/use-carousel.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { EXAMPLES, exampleAddress } from './examples.ts';
import { selectorCopy } from './selector-copy.ts';
import classes from './style-selector.module.css';

/** Rooms and houses of the gallery, one after another. */
export function ExampleCarousel() {
  const carousel = useCarousel({ count: EXAMPLES.length, intervalMs: SECOND_CAROUSEL_MS });
  const { place, goTo } = carousel;
  const shown = EXAMPLES[place] ?? EXAMPLES[0];
  return (
    <section
      className={classes.examples}
      aria-roledescription="carousel"
      aria-label={selectorCopy.examples}
      {...carousel.waits}
    >
      <CrossFade
        src={exampleAddress(shown.id)}
        fallback={exampleAddress(EXAMPLES[0].id)}
        alt={shown.caption}
        width={960}
        height={640}
      />
      <div>
        <Title order={3}>{selectorCopy.examples}</Title>
        <p className={classes.exampleCaption}>{shown.caption}</p>
        <div className={classes.turn}>
          <Turn
            label={selectorCopy.previous}
            onTurn={() => goTo((place - 1 + EXAMPLES.length) % EXAMPLES.length)}
          >
            <IconChevronLeft size={20} stroke={ICON_STROKE} aria-hidden />
          </Turn>
          <PlayButton isPlaying={carousel.isPlaying} setPlaying={carousel.setPlaying} />
          <Turn label={selectorCopy.next} onTurn={() => goTo((place + 1) % EXAMPLES.length)}>
            <IconChevronRight size={20} stroke={ICON_STROKE} aria-hidden />
          </Turn>
          <Anchor component={Link} to={paths.gallery()}>
            {selectorCopy.seeGallery}
          </Anchor>
        </div>
      </div>
    </section>
  );
}

function Turn({ label, onTurn, children }: { label: string; onTurn: () => void; children: React.ReactNode }) {
  return (
    <ActionIcon variant="default" aria-label={label} onClick={onTurn}>
      {children}
    </ActionIcon>
  );
}
