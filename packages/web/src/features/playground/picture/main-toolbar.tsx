import { isFinished } from '@home-design/contract';
import { Text } from '@mantine/core';
import { IconMaximize, IconMinimize } from '@tabler/icons-react';
import { Suspense, useContext } from 'react';
import { PhotoName } from '../../../core/photo-name/photo-name.tsx';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { copy } from '../base/copy.ts';
import { SharingSlot } from '../base/sharing-slot.ts';
import card from './main-card.module.css';
import type { ComparedVersions, MainCardProps } from './main-card-props.ts';
import { Tool } from './tool.tsx';

// Loaded with the comparison.
const ComparisonTools = lazyPart(
  async () => (await import('./comparison-tools.tsx')).ComparisonTools,
  'line',
);

// An original has none of these.
const EditedTools = lazyPart(async () => (await import('./edited-tools.tsx')).EditedTools, 'line');
const RearrangeTool = lazyPart(async () => (await import('./edited-tools.tsx')).RearrangeTool, 'line');

const DownloadTools = lazyPart(
  async () => (await import('../download/download-tools.tsx')).DownloadTools,
  'line',
);

type ToolbarProps = MainCardProps & { compared: ComparedVersions | null };

/** Name and size of the shown version, and its actions. */
export function MainToolbar(props: ToolbarProps) {
  const { image, shown, dispatch, compared, furnished, isFullScreen } = props;
  const FullScreenIcon = isFullScreen ? IconMinimize : IconMaximize;
  return (
    <div className={card.toolbar}>
      <div className={card.shown}>
        <PhotoName image={image}>
          <div className={card.named}>
            {compared ? <ComparedNames {...compared} /> : <NameAndFacts image={image} shown={shown} />}
          </div>
        </PhotoName>
      </div>
      <div
        className={card.tools}
        data-many={(props.before !== null && (!compared || furnished !== null)) || undefined}
      >
        {compared ? (
          <>
            <Suspense>
              <ComparisonTools layout={compared.layout} dispatch={dispatch} />
            </Suspense>
            {/* A new staging is compared with the room before it; moving its furniture often comes next. */}
            {furnished && compared.after.id === shown.id && (
              <Suspense>
                <RearrangeTool {...props} />
              </Suspense>
            )}
          </>
        ) : props.isArranging ? null : (
          <PictureTools {...props} />
        )}
        <Tool
          name={isFullScreen ? copy.leaveFullScreen : copy.fullScreen}
          icon={FullScreenIcon}
          onClick={props.onFullScreen}
        />
      </div>
    </div>
  );
}

/** The names of the compared versions, on two lines if one is too short. */
function ComparedNames({ before, after }: ComparedVersions) {
  const names = `${before.label} → ${after.label}`;
  return (
    <Text fw={600} size="sm" lh={1.3} lineClamp={2} title={names}>
      {names}
    </Text>
  );
}

function NameAndFacts({ image, shown }: Pick<ToolbarProps, 'image' | 'shown'>) {
  return (
    <>
      <Text fw={600} size="sm" truncate title={shown.label}>
        {shown.label}
      </Text>
      <div className={card.facts}>
        <Text size="xs" c="dimmed">
          {copy.size(shown.width, shown.height)}
        </Text>
        <Text size="xs" c="dimmed" truncate title={image.name}>
          {image.name}
        </Text>
      </div>
    </>
  );
}

/** Actions on one picture. */
function PictureTools({
  image,
  versions,
  shown,
  before,
  view,
  dispatch,
  onCompare,
  furnished,
}: ToolbarProps) {
  const Sharing = useContext(SharingSlot)?.One;
  return (
    <>
      {before && (
        <Suspense>
          <EditedTools {...{ shown, view, dispatch, onCompare, furnished }} />
        </Suspense>
      )}
      {isFinished(shown) && (
        <Suspense>
          <DownloadTools image={image} versions={versions} shown={shown} />
        </Suspense>
      )}
      {Sharing && isFinished(shown) && (
        <Suspense>
          <Sharing image={image} version={shown} />
        </Suspense>
      )}
    </>
  );
}
