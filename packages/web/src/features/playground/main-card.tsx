import type { Image, Version } from '@home-design/contract';
import { Alert, Card, List, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Dispatch } from 'react';
import { CompareSideBySide } from '../../core/photo/compare-side-by-side.tsx';
import { type ComparedPicture, CompareSlider } from '../../core/photo/compare-slider.tsx';
import { Photo } from '../../core/photo/photo.tsx';
import { Stage } from '../../core/photo/stage.tsx';
import { ZoomView } from '../../core/photo/zoom-view.tsx';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { ChangeOverlay } from './change-overlay.tsx';
import type { PlaygroundView, ViewEvent } from './comparison.ts';
import { copy } from './copy.ts';
import { MainToolbar } from './main-toolbar.tsx';
import classes from './playground.module.css';
import { ProcessingNotes } from './processing-notes.tsx';
import type { EditJobs } from './use-edit-jobs.ts';

/** The picture column is about two thirds of a wide window. */
const SIZES = '(max-width: 62em) 100vw, 65vw';

export interface MainCardProps {
  image: Image;
  versions: readonly Version[];
  /** The version whose picture is shown. */
  shown: Version;
  /** What it was made from. */
  before: Version | null;
  view: PlaygroundView;
  dispatch: Dispatch<ViewEvent>;
  onCompare: () => void;
  jobs: EditJobs;
}

/** The current version, or two versions compared. */
export function MainCard(props: MainCardProps) {
  const { image, versions, shown, view } = props;
  const compared = comparedVersions(versions, view);

  return (
    <Card className={classes.mainCard} padding="md">
      <MainToolbar {...props} compared={compared} />
      <div className={classes.view}>
        {compared ? (
          <Comparison image={image} {...compared} layout={compared.layout} />
        ) : (
          <Stage width={shown.width} height={shown.height}>
            <ZoomView key={shown.id}>
              {(isEnlarged) => (
                <>
                  <Photo
                    picture={shown}
                    alt={copy.altOf(image.name, shown.label)}
                    sizes={SIZES}
                    detail={isEnlarged ? 'full' : 'preview'}
                    eager
                  />
                  {view.showsChange && <ChangeOverlay version={shown} />}
                </>
              )}
            </ZoomView>
          </Stage>
        )}
        <ProcessingNotes versions={versions} jobs={props.jobs} />
      </div>
      {!compared && <About version={shown} showsChange={view.showsChange} />}
    </Card>
  );
}

export interface ComparedVersions {
  before: Version;
  after: Version;
  layout: 'slider' | 'side-by-side';
}

/** The two versions of the comparison, as long as both are there. */
function comparedVersions(versions: readonly Version[], view: PlaygroundView): ComparedVersions | null {
  const before = versions.find((version) => version.id === view.comparison?.before);
  const after = versions.find((version) => version.id === view.comparison?.after);
  return view.comparison && before && after ? { before, after, layout: view.comparison.layout } : null;
}

function Comparison({ image, before, after, layout }: ComparedVersions & { image: Image }) {
  const compared = (version: Version, side: string): ComparedPicture => ({
    picture: version,
    side,
    name: version.label,
    alt: copy.altOf(image.name, version.label),
  });
  const pair = { before: compared(before, copy.before), after: compared(after, copy.after) };

  if (layout === 'side-by-side') return <CompareSideBySide {...pair} />;
  return (
    <Stage width={after.width} height={after.height}>
      <CompareSlider {...pair} sizes={SIZES} />
    </Stage>
  );
}

function About({ version, showsChange }: { version: Version; showsChange: boolean }) {
  return (
    <>
      {showsChange && (
        <Text size="sm" mt="sm" role="status">
          {version.mask_url === null ? copy.changeEverywhere : copy.changeMarked}{' '}
          {version.changed_share !== null && `${copy.changedShare(version.changed_share)}.`}
        </Text>
      )}
      {version.warnings.length > 0 && (
        <Alert
          mt="sm"
          color="terracotta"
          title={copy.warningsTitle}
          icon={<IconAlertTriangle stroke={ICON_STROKE} />}
        >
          <List size="sm">
            {version.warnings.map((warning) => (
              <List.Item key={warning}>{warning}</List.Item>
            ))}
          </List>
        </Alert>
      )}
    </>
  );
}
