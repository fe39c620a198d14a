import { Button, Group, Text } from '@mantine/core';
import { IconArmchair, IconDownload, IconFocus2, IconSquareToggle } from '@tabler/icons-react';
import { Suspense, useContext } from 'react';
import { downloadUrl } from '../../core/photo/download-url.ts';
import { fullSizeUrl } from '../../core/photo/picture.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { copy } from './copy.ts';
import type { ComparedVersions, MainCardProps } from './main-card.tsx';
import classes from './playground.module.css';
import { SharingSlot } from './sharing-slot.ts';

// Comes with the comparison.
const ComparisonTools = lazyPart(
  async () => (await import('./comparison-tools.tsx')).ComparisonTools,
  'line',
);

/** Name and size of what is shown, and what can be done with it. */
export function MainToolbar({
  image,
  shown,
  before,
  view,
  dispatch,
  onCompare,
  compared,
  furnished,
}: MainCardProps & { compared: ComparedVersions | null }) {
  const url = fullSizeUrl(shown);
  const Sharing = useContext(SharingSlot);
  return (
    <div className={classes.toolbar}>
      <div className={classes.shown}>
        <Text fw={600} truncate title={shown.label}>
          {compared ? `${compared.before.label} → ${compared.after.label}` : shown.label}
        </Text>
        <div className={classes.facts}>
          <Text size="sm" c="dimmed">
            {copy.size(shown.width, shown.height)}
          </Text>
          <Text size="sm" c="dimmed" truncate title={image.name}>
            {image.name}
          </Text>
        </div>
      </div>
      {compared ? (
        <Suspense>
          <ComparisonTools layout={compared.layout} dispatch={dispatch} />
        </Suspense>
      ) : view.isArranging && furnished ? null : (
        <Group gap="xs">
          {before && (
            <Button
              variant="default"
              className={classes.touch}
              leftSection={<IconSquareToggle size={18} stroke={ICON_STROKE} aria-hidden />}
              onClick={onCompare}
            >
              {copy.compareWithBefore}
            </Button>
          )}
          {before && (
            <Button
              variant={view.showsChange ? 'light' : 'default'}
              className={classes.touch}
              aria-pressed={view.showsChange}
              leftSection={<IconFocus2 size={18} stroke={ICON_STROKE} aria-hidden />}
              onClick={() => dispatch({ type: 'change-toggled' })}
            >
              {copy.whatChanged}
            </Button>
          )}
          {furnished && (
            <Button
              variant="default"
              className={classes.touch}
              leftSection={<IconArmchair size={18} stroke={ICON_STROKE} aria-hidden />}
              onClick={() => dispatch({ type: 'arranging-begun' })}
            >
              {copy.rearrange}
            </Button>
          )}
          {url !== null && (
            <Button
              component="a"
              href={downloadUrl(url)}
              download
              variant="default"
              className={classes.touch}
              leftSection={<IconDownload size={18} stroke={ICON_STROKE} aria-hidden />}
            >
              {copy.download}
            </Button>
          )}
          {Sharing && (
            <Suspense>
              <Sharing image={image} version={shown} />
            </Suspense>
          )}
        </Group>
      )}
    </div>
  );
}
