import {
  type BoardId,
  type BodyOf,
  type ProjectId,
  type ShareLink,
  type ShareLinkId,
  type SharePermission,
  shareLinkRoutes,
} from '@home-design/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { SHARE_LINKS_KEY, shareLinksQuery } from '../queries.ts';
import { shareLinkDays } from '../share-link-days.ts';

/** Actions on links that show a project, or a board of it, to others. */
export const shareLinkOperations = (queries: QueryClient) => {
  const changed = async <Answer>(answer: Answer): Promise<Answer> => {
    await queries.invalidateQueries({ queryKey: SHARE_LINKS_KEY });
    return answer;
  };
  return {
    listByProject: (projectId: ProjectId): Promise<ShareLink[]> =>
      queries.fetchQuery(shareLinksQuery(projectId)),

    create: async (body: BodyOf<typeof shareLinkRoutes.create>): Promise<ShareLink> =>
      changed(await call(shareLinkRoutes.create, { body })),

    createForBoard: async (boardId: BoardId, permission: SharePermission): Promise<ShareLink> =>
      changed(
        await call(shareLinkRoutes.createForBoard, {
          params: { boardId },
          body: { permission, expires_in_days: shareLinkDays(), resource_type: 'board' },
        }),
      ),

    /** Changes the permissions of a link's visitors. */
    change: async (linkId: ShareLinkId, body: BodyOf<typeof shareLinkRoutes.update>): Promise<ShareLink> =>
      changed(await call(shareLinkRoutes.update, { params: { linkId }, body })),

    /** Switches a link off for good. */
    revoke: async (linkId: ShareLinkId): Promise<ShareLink> =>
      changed(await call(shareLinkRoutes.revoke, { params: { linkId } })),

    /** @returns the QR code of the link's address: the data URL of a PNG */
    qrCode: async (linkId: ShareLinkId): Promise<string> =>
      (await call(shareLinkRoutes.qrCode, { params: { linkId } })).qr_code,
  };
};
