import { LIGHTING_TYPES, STAGING_STYLES, WALL_COLORS } from '@home-design/contract';
import { Title } from '@mantine/core';
import {
  IconArmchair,
  IconBulb,
  IconHistory,
  IconLock,
  IconPaint,
  IconServer,
  type TablerIcon,
} from '@tabler/icons-react';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { featureTexts, landingCopy } from './copy.ts';
import classes from './landing.module.css';

const texts = featureTexts(WALL_COLORS.length, LIGHTING_TYPES.length, STAGING_STYLES.length);

const ICONS: Record<keyof typeof texts, TablerIcon> = {
  furniture: IconArmchair,
  walls: IconPaint,
  light: IconBulb,
  exact: IconLock,
  versions: IconHistory,
  own: IconServer,
};

/** The features of the product. */
export function FeatureGrid() {
  return (
    <section id="features" className={classes.section} aria-labelledby="features-title">
      <Title order={2} id="features-title">
        {landingCopy.featuresTitle}
      </Title>
      <p className={classes.sectionLead}>{landingCopy.featuresLead}</p>
      <ul className={classes.grid}>
        {(Object.keys(ICONS) as (keyof typeof texts)[]).map((name) => {
          const Icon = ICONS[name];
          return (
            <li key={name} className={classes.feature}>
              <Icon size={26} stroke={ICON_STROKE} aria-hidden="true" className={classes.featureIcon} />
              <Title order={3} size="h4">
                {texts[name].title}
              </Title>
              <p className={classes.text}>{texts[name].text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
