import { type Image, type Version, versionRoutes } from '@home-design/contract';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Photo } from '../../../core/photo/photo.tsx';
import { Stage } from '../../../core/photo/stage.tsx';
import { routeUrl } from '../../../lib/api/route-url.ts';
import { copy } from '../base/copy.ts';
import { PICTURE_SIZES } from '../base/picture-sizes.ts';
import { differenceCopy as say } from './difference-copy.ts';
import { differenceQuery } from './difference-query.ts';
import classes from './difference-view.module.css';

interface DifferenceViewProps {
  image: Image;
  before: Version;
  after: Version;
}

/** A heat map of the difference of two versions over the gray photo, and the changed share of the picture. */
export function DifferenceView({ image, before, after }: DifferenceViewProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const difference = useQuery(differenceQuery(before.id, after.id));
  const filterId = useId();
  const url = routeUrl(versionRoutes.difference, { versionId: before.id, otherId: after.id });

  return (
    <div className={classes.compared}>
      <Stage width={after.width} height={after.height}>
        <HeatFilter id={filterId} />
        <div className={classes.under}>
          <Photo picture={after} alt={copy.altOf(image.name, after.label)} sizes={PICTURE_SIZES} eager />
        </div>
        {!hasFailed && (
          <img
            className={classes.heat}
            src={url}
            alt={say.alt(before.label, after.label)}
            style={{ filter: `url("#${filterId}")` }}
            onError={() => setHasFailed(true)}
          />
        )}
      </Stage>
      <div className={classes.legend}>
        <Text size="sm" role="status">
          {hasFailed || difference.isError
            ? say.failed
            : difference.data
              ? say.share(difference.data.changed_share)
              : `${say.measuring} …`}
        </Text>
        <span className={classes.scale} aria-hidden>
          <Text component="span" size="xs" c="dimmed">
            {say.little}
          </Text>
          <span className={classes.colors} />
          <Text component="span" size="xs" c="dimmed">
            {say.much}
          </Text>
        </span>
      </div>
    </div>
  );
}

/** Maps gray to heat: black is transparent, small differences are red, and large ones nearly white. */
function HeatFilter({ id }: { id: string }) {
  return (
    <svg className={classes.filter} aria-hidden>
      <filter id={id} colorInterpolationFilters="sRGB">
        {/* Brightness sets the opacity too. */}
        <feColorMatrix values="1 0 0 0 0  1 0 0 0 0  1 0 0 0 0  1 0 0 0 0" />
        {/* Keeps small differences visible. */}
        <feComponentTransfer>
          <feFuncR type="gamma" exponent="0.7" />
          <feFuncG type="gamma" exponent="0.7" />
          <feFuncB type="gamma" exponent="0.7" />
          <feFuncA type="gamma" exponent="0.7" />
        </feComponentTransfer>
        <feComponentTransfer>
          <feFuncR type="table" tableValues="0.55 0.86 0.96 1 1" />
          <feFuncG type="table" tableValues="0.05 0.25 0.55 0.8 1" />
          <feFuncB type="table" tableValues="0.25 0.12 0.1 0.3 0.85" />
          <feFuncA type="table" tableValues="0 0.75 0.88 0.95 1" />
        </feComponentTransfer>
      </filter>
    </svg>
  );
}
