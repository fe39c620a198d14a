import type { SharedVersion } from '@home-design/contract';
import { UnstyledButton } from '@mantine/core';
import { Photo } from '../../core/photo/photo.tsx';
import { copy } from './copy.ts';
import { labelOf } from './shared-names.ts';
import classes from './sharing.module.css';

interface SharedCoverProps {
  version: SharedVersion;
  onOpen: () => void;
}

/** The cover of a board, uncropped and as wide as the page. Pressing it opens it in full size. */
export function SharedCover({ version, onOpen }: SharedCoverProps) {
  return (
    <UnstyledButton className={classes.cover} aria-label={copy.viewCover(labelOf(version))} onClick={onOpen}>
      <Photo
        className={classes.coverPhoto}
        picture={version}
        alt=""
        sizes="(min-width: 80em) 76rem, 94vw"
        eager
      />
    </UnstyledButton>
  );
}
