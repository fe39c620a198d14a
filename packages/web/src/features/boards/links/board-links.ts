import {
  type BoardId,
  type BodyOf,
  type ShareLink,
  type ShareLinkId,
  type SharePermission,
  shareLinkRoutes,
} from '@home-design/contract';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { BOARDS_KEY, boardQuery } from '../../../core/store/board-queries.ts';
import { shareLinkOperations } from '../../../core/store/operations/share-link-operations.ts';
import { SHARE_LINKS_KEY } from '../../../core/store/queries.ts';
import { call } from '../../../lib/api/api-client.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { linkCopy } from './link-copy.ts';

/** A board's links, newest first, including revoked and ended ones. */
export const boardLinksQuery = (boardId: BoardId) =>
  queryOptions({
    queryKey: [...boardQuery(boardId).queryKey, 'links'],
    queryFn: async ({ signal }) =>
      (await call(shareLinkRoutes.ofBoard, { params: { boardId }, signal })).results,
  });

/** The QR code of a link. */
export const qrCodeQuery = (linkId: ShareLinkId) =>
  queryOptions({
    queryKey: [...SHARE_LINKS_KEY, linkId, 'qr-code'],
    queryFn: ({ signal }) => call(shareLinkRoutes.qrCode, { params: { linkId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Makes a link. */
export function useGenerateLink(boardId: BoardId) {
  const queries = useQueryClient();
  const shareLinks = shareLinkOperations(queries);
  return useMutation({
    mutationFn: (permission: SharePermission) => shareLinks.createForBoard(boardId, permission),
    onSuccess: (link) => keepLink(queries, boardId, link),
    onError: (error) => toast.failed(linkCopy.errorTitle, error, linkCopy.generateFailed),
  });
}

/** The settings of a link that its owner can change. */
export type LinkChange = BodyOf<typeof shareLinkRoutes.update>;

/** Changes the settings of a link. */
export function useChangeLink(boardId: BoardId, link: ShareLink) {
  const queries = useQueryClient();
  const shareLinks = shareLinkOperations(queries);
  const change = useMutation({
    mutationFn: (body: LinkChange) => shareLinks.change(link.id, body),
    onSuccess: (changed) => keepLink(queries, boardId, changed),
    onError: (error, asked) =>
      toast.failed(linkCopy.changeFailed, error, error.message, () => change.mutate(asked)),
  });
  return change;
}

/** Revokes a link for good. */
export function useRevokeLink(boardId: BoardId, link: ShareLink) {
  const queries = useQueryClient();
  const shareLinks = shareLinkOperations(queries);
  const revoke = useMutation({
    mutationFn: () => shareLinks.revoke(link.id),
    onSuccess: (revoked) => {
      toast.success(linkCopy.revoked);
      keepLink(queries, boardId, revoked);
    },
    onError: (error) => toast.failed(linkCopy.revokeFailed, error, error.message, () => revoke.mutate()),
  });
  return revoke;
}

/** Replaces a link in the cached list. Boards contain their links, so they are reloaded. */
function keepLink(queries: QueryClient, boardId: BoardId, link: ShareLink): void {
  queries.setQueryData(boardLinksQuery(boardId).queryKey, (links: ShareLink[] = []) => [
    link,
    ...links.filter((other) => other.id !== link.id),
  ]);
  // the lists show their own failures
  void queries.invalidateQueries({ queryKey: BOARDS_KEY });
}
