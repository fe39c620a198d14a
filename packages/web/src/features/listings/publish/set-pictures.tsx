import type { Publication, PublishedPicture } from '@home-design/contract';
import { Anchor, Button, Group, Skeleton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api/api-error.ts';
import { formatBytes, formatNumber } from '../../../lib/formats.ts';
import { publishCopy as copy, pixels } from './copy.ts';
import classes from './publish.module.css';
import { setPicturesQuery } from './queries.ts';

/** How each picture of a finished set was made: its checks, its measurements and its signature. */
export function SetPictures({ set }: { set: Publication }) {
  const pictures = useQuery(setPicturesQuery(set.listing, set.id));
  if (pictures.isPending) {
    return (
      <>
        <VisuallyHidden role="status">{copy.resultsLoading}</VisuallyHidden>
        <Skeleton height={160} aria-hidden />
      </>
    );
  }
  if (!pictures.data) {
    return (
      <Group role="alert" gap="sm">
        <span>{messageOf(pictures.error, copy.resultsFailed)}</span>
        <Button
          variant="light"
          onClick={() => void pictures.refetch()} // the query keeps its own error
        >
          {copy.tryAgain}
        </Button>
      </Group>
    );
  }
  return (
    <ol className={classes.made} aria-label={copy.results}>
      {pictures.data.map((picture) => (
        <li key={picture.file} className={classes.madePicture}>
          <Anchor
            href={picture.picture_url}
            target="_blank"
            rel="noopener"
            fw={550}
            underline="always"
            aria-label={copy.open(picture.file)}
          >
            {picture.file}
          </Anchor>
          <dl className={classes.measures}>
            {measuresOf(picture).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}

function measuresOf(picture: PublishedPicture): [name: string, value: string][] {
  const { width, height, bytes, jpeg_quality: quality, ssim, content_credentials: signed } = picture;
  const size = pixels(width, height);
  return [
    [copy.dimensions, picture.reduced_for_bytes ? `${size}, ${copy.reduced}` : size],
    [copy.bytes, `${formatNumber(bytes)} (${formatBytes(bytes)})`],
    [copy.quality, String(quality)],
    [copy.likeness, ssim.toFixed(4)],
    [copy.signature, signed === null ? copy.unsigned : copy.signatures[signed]],
  ];
}
