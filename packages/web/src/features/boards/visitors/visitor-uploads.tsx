import { type BoardId, type ShareUpload, shareReplyRoutes } from '@home-design/contract';
import { Badge, Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { BOARDS_KEY } from '../../../core/store/board-queries.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { call } from '../../../lib/api/api-client.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../../ui/lazy-part/on-demand.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { boardLinksQuery } from '../links/board-links.ts';
import { VisitorSection } from './visitor-section.tsx';
import classes from './visitors.module.css';
import { visitorsCopy } from './visitors-copy.ts';
import { boardUploadsQuery } from './visitors-queries.ts';

const DeleteUploadDialog = lazyPart(
  async () => (await import('./delete-upload-dialog.tsx')).DeleteUploadDialog,
  'dialog',
);

const COLORS = { waiting: 'terracotta', shown: 'forest', hidden: 'gray' } as const;

/** Photos of visitors: who sent them, by which link, and whether other visitors see them. */
export function VisitorUploads({ boardId }: { boardId: BoardId }) {
  const uploads = useQuery(boardUploadsQuery(boardId));
  const links = useQuery(boardLinksQuery(boardId));
  const judge = useJudge();
  // Keeps the photo while its dialog closes, so that the name stays.
  const [asked, setAsked] = useState<ShareUpload | null>(null);
  const [isAsking, asking] = useDisclosure(false);
  const tokenOf = (upload: ShareUpload) => links.data?.find((link) => link.id === upload.link)?.token;

  return (
    <VisitorSection
      title={visitorsCopy.uploadsTitle}
      loading={visitorsCopy.uploadsLoading}
      failure={visitorsCopy.uploadsFailed}
      empty={visitorsCopy.uploadsEmpty}
      query={uploads}
      isEmpty={uploads.data?.length === 0}
    >
      <ul className={classes.list}>
        {uploads.data?.map((upload) => (
          <li key={upload.id} className={classes.upload}>
            <img
              className={classes.thumbnail}
              src={upload.thumbnail_url}
              alt=""
              width={96}
              height={72}
              loading="lazy"
              decoding="async"
            />
            <div className={classes.about}>
              <Link
                to={paths.playground({ imageId: upload.image, versionId: upload.version })}
                className={classes.name}
              >
                {upload.image_name}
              </Link>
              <Text size="sm" c="dimmed">
                <Moment at={upload.sent_at}>{visitorsCopy.sentBy(upload.name, upload.sent_at)}</Moment>
              </Text>
              <Text size="xs" c="dimmed">
                {originOf(tokenOf(upload))}
              </Text>
              <Badge variant="light" color={COLORS[upload.status]}>
                {visitorsCopy.status[upload.status]}
              </Badge>
            </div>
            <div className={classes.actions}>
              {upload.status !== 'shown' && (
                <Button
                  variant="light"
                  aria-label={visitorsCopy.showOf(upload.image_name)}
                  disabled={judge.isPending}
                  onClick={() => judge.mutate({ upload, status: 'shown' })}
                >
                  {visitorsCopy.show}
                </Button>
              )}
              {upload.status !== 'hidden' && (
                <Button
                  variant="default"
                  aria-label={visitorsCopy.hideOf(upload.image_name)}
                  disabled={judge.isPending}
                  onClick={() => judge.mutate({ upload, status: 'hidden' })}
                >
                  {visitorsCopy.hide}
                </Button>
              )}
              <Button
                variant="subtle"
                color="red"
                aria-label={visitorsCopy.removeOf(upload.image_name)}
                onClick={() => {
                  setAsked(upload);
                  asking.open();
                }}
              >
                {visitorsCopy.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {asked && (
        <OnDemand wanted={isAsking}>
          <DeleteUploadDialog upload={asked} opened={isAsking} onClose={asking.close} />
        </OnDemand>
      )}
    </VisitorSection>
  );
}

const originOf = (token: string | undefined): string =>
  token === undefined ? visitorsCopy.byGoneLink : visitorsCopy.byLink(token);

/** Shows a photo to other visitors, or hides it from them. */
function useJudge() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ upload, status }: { upload: ShareUpload; status: 'shown' | 'hidden' }) =>
      call(shareReplyRoutes.judge, { params: { uploadId: upload.id }, body: { status } }),
    onSuccess: (_judged, { status }) => {
      toast.success(visitorsCopy[status]);
      return queries.invalidateQueries({ queryKey: BOARDS_KEY });
    },
    onError: (error) => toast.error(visitorsCopy.judgeFailed, error.message),
  });
}
