import { shareRoutes } from '@home-design/contract';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { bindRoute, type Call } from '../../platform/http/bind-route.ts';
import { bindUpload } from '../../platform/http/uploads/bind-upload.ts';
import { cleanFileName } from '../../platform/pictures/file-names.ts';
import { sendPdf } from '../board-pdf/index.ts';
import { openPicture, savedAs, zipPictures } from '../downloads/index.ts';
import { exportsHaveWatermark } from '../plans/index.ts';
import { savedName, zippedNames } from './content/public-names.ts';
import { sendSharedPicture } from './content/send-shared-picture.ts';
import { sharedPdf } from './content/shared-pdf.ts';
import { nameOf, sharedView } from './content/shared-view.ts';
import { sendList, writeList } from './content/write-list.ts';
import type { OpenedShare } from './opened-shares.ts';
import { tryPassword } from './passwords/unlock-share.ts';
import {
  leaveChoice,
  leaveComment,
  leavePick,
  readFeedback,
  type Visiting,
} from './replies/leave-feedback.ts';
import type { ShareDeps } from './share-deps.ts';
import { refuseFlood, takeUploads } from './uploads/take-uploads.ts';
import type { Doorkeeper } from './visitors/admit.ts';
import { countVisit } from './visitors/visit-store.ts';
import { visitorOf, visitorOfDay } from './visitors/visitor.ts';

/** The link itself authorizes every call of its visitors, and is checked anew each time. */
type Visit = Pick<Call<typeof shareRoutes.get>, 'params' | 'request' | 'reply'>;

/** For a route that has sent its response itself. */
const ANSWERED = undefined as never;

/** Binds the calls of people with a link, who need no account. */
export function bindShares(app: FastifyInstance, deps: ShareDeps, door: Doorkeeper<OpenedShare>): void {
  const admit = ({ params, request, reply }: Visit) => door.admit(params.token, request, reply);

  bindRoute(app, shareRoutes.get, async (call) => {
    const share = await admit(call);
    share.ready.list ??= writeList(share, call.params.token);
    sendList(await share.ready.list, call);
    return ANSWERED;
  });
  bindRoute(app, shareRoutes.unlock, async ({ params, body, request, reply }) => {
    const share = await door.find(params.token, request, reply);
    await tryPassword(
      deps,
      { link: share.link, name: nameOf(share) },
      body.password,
      door.guesserOf(share, request),
    );
    door.letIn(share, request, reply);
    return sharedView(share, params.token);
  });
  bindRoute(app, shareRoutes.track, async ({ body, request, reply, who }) => {
    const { link } = await door.find(body.token, request, reply);
    if (who?.userId === link.userId) {
      const { boardId, ownProjectId } = link;
      const own =
        boardId === null
          ? { resource_type: 'project' as const, resource_id: ownProjectId }
          : { resource_type: 'board' as const, resource_id: boardId };
      return { success: true as const, own };
    }
    const day = { linkId: link.id, day: deps.clock.now().toISOString().slice(0, 10) };
    await countVisit(deps.db, { ...day, visitor: visitorOfDay(deps.shareKeys, day, request) });
    return { success: true as const };
  });

  bindPublicPictures(app, deps, admit);
  bindPublicPdf(app, deps, admit);
  bindPublicUpload(app, deps, admit);
  bindPublicFeedback(app, deps, admit);
}

type Admit = (visit: Visit) => Promise<OpenedShare>;

function bindPublicPictures(app: FastifyInstance, deps: ShareDeps, admit: Admit): void {
  bindRoute(app, shareRoutes.picture, async (call) => {
    const share = await admit(call);
    const { link, pictures } = share;
    const picture = pictures.get(call.params.versionId);
    if (!picture) throw new AppError('version_not_found');
    const { rendition } = call.params;
    if (rendition === 'original' && !link.allowsDownload) throw new AppError('share_download_refused');
    await sendSharedPicture(deps, share, { picture, rendition }, call.request, call.reply);
  });

  bindRoute(app, shareRoutes.download, async (call) => {
    const { link, pictures, places } = await admit(call);
    const picture = pictures.get(call.params.versionId);
    if (!picture) throw new AppError('version_not_found');
    if (!link.allowsDownload) throw new AppError('share_download_refused');
    const label = link.showsLabel || call.query.label === '1';
    const watermark = await exportsHaveWatermark(deps.db, link.userId);
    const { stream, bytes } = await openPicture(deps, picture, { format: 'png', label, watermark });
    const name = savedName(picture, places.get(picture.id) ?? 0);
    void call.reply
      .headers({ 'content-disposition': contentDisposition(name), 'content-length': bytes })
      .type('image/png')
      .send(stream);
  });

  bindRoute(app, shareRoutes.downloadAll, async (call) => {
    const share = await admit(call);
    const { link, versions, originals } = share;
    if (!link.allowsDownload) throw new AppError('share_download_refused');
    if (versions.length === 0) throw new AppError('nothing_to_export', 'This board has no pictures yet.');
    const label = link.showsLabel || call.query.label === '1';
    const watermark = await exportsHaveWatermark(deps.db, link.userId);
    const stream = zipPictures(
      deps,
      { board: nameOf(share) },
      savedAs(call.query, { label, watermark }),
      versions.map((version) => ({
        ...version,
        ...zippedNames(version),
        original:
          link.showsOriginals && version.kind !== 'original' ? originals.get(version.imageId) : undefined,
      })),
    );
    const name = `${cleanFileName(nameOf(share)) || 'board'}.zip`;
    void call.reply
      .header('content-disposition', contentDisposition(name))
      .type('application/zip')
      .send(stream);
  });
}

function bindPublicPdf(app: FastifyInstance, deps: ShareDeps, admit: Admit): void {
  bindRoute(app, shareRoutes.pdf, async (call) => {
    const share = await admit(call);
    if (!share.link.allowsDownload) throw new AppError('share_download_refused');
    const pdf = await sharedPdf(deps, share, { label: call.query.label === '1' });
    sendPdf(call.reply, nameOf(share), pdf);
  });
}

function bindPublicUpload(app: FastifyInstance, deps: ShareDeps, admit: Admit): void {
  const admitSender = async (visit: Visit) => {
    const share = await admit(visit);
    if (share.link.permission !== 'upload') throw new AppError('share_upload_refused');
    return share;
  };
  bindUpload(
    app,
    shareRoutes.upload,
    async ({ params, request, reply, files, fields }) => {
      const { link } = await admitSender({ params, request, reply });
      const outcome = await takeUploads(deps, link, files, fields.name);
      deps.opened.forget();
      return outcome;
    },
    // Without permission to send, the body is not read.
    async (visit) => refuseFlood(deps, (await admitSender(visit)).link),
  );
}

function bindPublicFeedback(app: FastifyInstance, deps: ShareDeps, admit: Admit): void {
  const visiting = async (visit: Visit): Promise<Visiting> => {
    const share = await admit(visit);
    return { share, visitor: visitorOf(deps.shareKeys, share.link.id, visit.request) };
  };
  bindRoute(app, shareRoutes.ownFeedback, async (call) => readFeedback(deps, await visiting(call)));
  bindRoute(app, shareRoutes.pick, async (call) => {
    const visit = await visiting(call);
    await leavePick(deps, visit, call.body);
    return readFeedback(deps, visit);
  });
  bindRoute(app, shareRoutes.choose, async (call) => {
    const visit = await visiting(call);
    await leaveChoice(deps, visit, call.body);
    return readFeedback(deps, visit);
  });
  bindRoute(app, shareRoutes.comment, async (call) => {
    const visit = await visiting(call);
    await leaveComment(deps, visit, call.body);
    return readFeedback(deps, visit);
  });
}
