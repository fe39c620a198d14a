import { isFinished } from '@home-design/contract';
import { Button, Text } from '@mantine/core';
import { IconArmchair, IconFocus2, IconMaximize, IconMinimize, IconSquareToggle } from '@tabler/icons-react';
import { Suspense, useContext } from 'react';
import { PhotoName } from '../../../core/photo-name/photo-name.tsx';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { copy } from '../base/copy.ts';
import { SharingSlot } from '../base/sharing-slot.ts';
import card from './main-card.module.css';
import type { ComparedVersions, MainCardProps } from './main-card-props.ts';

// Loaded with the comparison.
const ComparisonTools = lazyPart(
  async () => (await import('./comparison-tools.tsx')).ComparisonTools,
  'line',
);

const DownloadTools = lazyPart(
  async () => (await import('../download/download-tools.tsx')).DownloadTools,
  'line',
);

type ToolbarProps = MainCardProps & { compared: ComparedVersions | null };

/** Name and size of the shown version, and its actions. */
export function MainToolbar(props: ToolbarProps) {
  const { image, shown, dispatch, compared, isFullScreen } = props;
  const FullScreenIcon = isFullScreen ? IconMinimize : IconMaximize;
  return (
    <div className={card.toolbar}>
      <div className={card.shown}>
        <PhotoName image={image}>
          <div className={card.named}>
            <Text fw={600} size="sm" truncate title={shown.label}>
              {compared ? `${compared.before.label} → ${compared.after.label}` : shown.label}
            </Text>
            <div className={card.facts}>
              <Text size="xs" c="dimmed">
                {copy.size(shown.width, shown.height)}
              </Text>
              <Text size="xs" c="dimmed" truncate title={image.name}>
                {image.name}
              </Text>
            </div>
          </div>
        </PhotoName>
      </div>
      <div className={card.tools} data-many={(props.before !== null && !compared) || undefined}>
        {compared ? (
          <>
            <Suspense>
              <ComparisonTools layout={compared.layout} dispatch={dispatch} />
            </Suspense>
            {/* A new staging is compared with the room before it; moving its furniture often comes next. */}
            {compared.after.id === shown.id && <RearrangeTool {...props} />}
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
  const Sharing = useContext(SharingSlot);
  return (
    <>
      {before && <Tool name={copy.compareWithBefore} icon={IconSquareToggle} onClick={onCompare} />}
      {before && (
        <Tool
          name={copy.whatChanged}
          icon={IconFocus2}
          isPressed={view.showsChange}
          onClick={() => dispatch({ type: 'change-toggled' })}
        />
      )}
      <RearrangeTool furnished={furnished} shown={shown} dispatch={dispatch} />
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

/** Moves the furniture of a staging. */
function RearrangeTool({
  furnished,
  shown,
  dispatch,
}: Pick<ToolbarProps, 'furnished' | 'shown' | 'dispatch'>) {
  if (!furnished || !isFinished(shown)) return null;
  return (
    <Tool name={copy.rearrange} icon={IconArmchair} onClick={() => dispatch({ type: 'arranging-begun' })} />
  );
}

interface ToolProps {
  name: string;
  icon: typeof IconFocus2;
  /** For buttons that stay switched on. */
  isPressed?: boolean;
  onClick: () => void;
}

function Tool({ name, icon: Icon, isPressed, onClick }: ToolProps) {
  return (
    <Button
      variant={isPressed ? 'light' : 'default'}
      aria-pressed={isPressed}
      title={name}
      leftSection={<Icon size={18} stroke={ICON_STROKE} aria-hidden />}
      onClick={onClick}
    >
      {name}
    </Button>
  );
}
