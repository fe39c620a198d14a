import type { SharedVersion } from '@home-design/contract';
import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import { IconCheck, IconDownload, IconEye } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Photo } from '../../core/photo/photo.tsx';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { cardIcon as icon } from './card-icon.ts';
import { copy } from './copy.ts';
import replyClasses from './replies.module.css';
import { SharedCardText } from './shared-card-text.tsx';
import { SharedCardTools } from './shared-card-tools.tsx';
import { fileNameOf, labelOf } from './shared-names.ts';
import classes from './sharing.module.css';
import type { Replies } from './use-replies.ts';

const CardCompare = lazyPart(async () => (await import('./card-compare.tsx')).CardCompare);

const SIZES = '(min-width: 80em) 23vw, (min-width: 64em) 31vw, (min-width: 40em) 47vw, 94vw';

export interface SharedCardProps {
  version: SharedVersion;
  /** Whether the card is in sight when the page opens. */
  isFirst: boolean;
  /** Whether downloads get a label that says they were altered. */
  isLabeled: boolean;
  /** Whether altered pictures carry a label. */
  showsLabel: boolean;
  replies: Replies;
  /** Null: the section has no question. */
  choice: { isChosen: boolean; onChoose: () => void } | null;
  onOpen: (as: 'picture' | 'comparison' | 'comment') => void;
}

/** A picture of a shared board. Pressing the card anywhere opens it large. */
export function SharedCard({
  version,
  isFirst,
  isLabeled,
  showsLabel,
  replies,
  choice,
  onOpen,
}: SharedCardProps) {
  const label = labelOf(version);
  const { original } = version;
  // A label at the bottom of a picture must not be cropped.
  const isWhole = showsLabel && version.is_altered;
  const photo = (
    <Photo
      className={isWhole ? classes.wholePhoto : classes.photo}
      picture={version}
      alt=""
      sizes={SIZES}
      detail="thumbnail"
      eager={isFirst}
    />
  );

  return (
    <article className={classes.card} aria-label={label} data-chosen={choice?.isChosen || undefined}>
      {original === null ? (
        photo
      ) : (
        <Suspense fallback={photo}>
          <CardCompare
            version={version}
            original={original}
            sizes={SIZES}
            isFirst={isFirst}
            isWhole={isWhole}
          />
        </Suspense>
      )}
      <UnstyledButton
        className={classes.open}
        aria-label={copy.view(label)}
        onClick={() => onOpen('picture')}
      >
        <span className={classes.eye}>
          <IconEye {...icon} />
        </span>
      </UnstyledButton>
      <SharedCardText version={version} />
      <SharedCardTools version={version} replies={replies} onOpen={onOpen} />
      {choice !== null && (
        <Button
          variant={choice.isChosen ? 'filled' : 'default'}
          className={replyClasses.choose}
          leftSection={choice.isChosen ? <IconCheck {...icon} /> : null}
          aria-label={choice.isChosen ? copy.chosenOf(label) : copy.chooseOf(label)}
          onClick={choice.onChoose}
        >
          {choice.isChosen ? copy.chosen : copy.choose}
        </Button>
      )}
      {version.download_url !== null && (
        <ActionIcon
          component="a"
          href={isLabeled ? `${version.download_url}?label=1` : version.download_url}
          download={fileNameOf(version)}
          variant="default"
          className={classes.download}
          aria-label={copy.download(label)}
          title={copy.download(label)}
        >
          <IconDownload {...icon} />
        </ActionIcon>
      )}
    </article>
  );
}
