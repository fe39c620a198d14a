import type { ListingPage } from '@home-design/contract';
import { IconBath, IconBed, IconRulerMeasure, type TablerIcon } from '@tabler/icons-react';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { copy } from './copy.ts';
import classes from './listing-page.module.css';

/** Facts of the home in numbers with their units; unknown ones are left out. */
export function FactsRow({ page: { bedrooms, bathrooms, square_feet: area } }: { page: ListingPage }) {
  if (bedrooms === null && bathrooms === null && area === null) return null;
  return (
    <ul className={classes.facts} aria-label={copy.facts}>
      {bedrooms !== null && <Fact Icon={IconBed} text={copy.bedrooms(bedrooms)} />}
      {bathrooms !== null && <Fact Icon={IconBath} text={copy.bathrooms(bathrooms)} />}
      {area !== null && <Fact Icon={IconRulerMeasure} text={copy.area(area)} more={copy.metricArea(area)} />}
    </ul>
  );
}

function Fact({ Icon, text, more }: { Icon: TablerIcon; text: string; more?: string }) {
  return (
    <li>
      <Icon size={24} stroke={ICON_STROKE} aria-hidden />
      <span>{text}</span>
      {more !== undefined && <small>{more}</small>}
    </li>
  );
}
