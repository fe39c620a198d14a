import type { Image, Version } from '@home-design/contract';
import { Loader } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import { Photo } from '../../../core/photo/photo.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { isRunning } from '../base/versions.ts';
import type { EditJobs } from '../progress/use-edit-jobs.ts';
import history from './version-history.module.css';
import { VersionRowText } from './version-row-text.tsx';

interface VersionRowMainProps {
  image: Image;
  version: Version;
  madeFrom: string | null;
  jobs: EditJobs;
  isSelected: boolean;
  /** The field with the name of the version; absent: it is not being renamed. */
  renaming?: ReactNode;
  link: RefObject<HTMLAnchorElement | null>;
  onSelect: () => void;
}

/** The picture and the text of a version: a link to it if the version can be opened. */
export function VersionRowMain(props: VersionRowMainProps) {
  const { image, version, madeFrom, jobs, isSelected, renaming, link, onSelect } = props;
  const text = { version, madeFrom, jobs };
  if (version.status === 'completed' && renaming === undefined)
    return (
      <Link
        ref={link}
        className={history.rowLink}
        to={paths.playground({ imageId: image.id, versionId: version.id })}
        preventScrollReset
        aria-current={isSelected ? 'true' : undefined}
        onClick={onSelect}
      >
        <Photo className={history.rowPhoto} picture={version} alt="" sizes="72px" detail="thumbnail" />
        <VersionRowText {...text} />
      </Link>
    );
  return (
    <div className={history.rowLink}>
      <RowPicture version={version} />
      <VersionRowText {...text} renaming={renaming} />
    </div>
  );
}

function RowPicture({ version }: { version: Version }) {
  if (version.status === 'completed') {
    return <Photo className={history.rowPhoto} picture={version} alt="" sizes="72px" detail="thumbnail" />;
  }
  return (
    <span className={history.rowPhoto} data-empty>
      {isRunning(version) && <Loader size={24} aria-hidden />}
    </span>
  );
}
