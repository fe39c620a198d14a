import { type BoardForPdf, makeBoardPdf, OTHER_PICTURES } from '../../board-pdf/index.ts';
import { logoOf } from '../../branding/index.ts';
import { filledSections, type PublicVersion } from '../../collections/index.ts';
import { exportsHaveWatermark } from '../../plans/index.ts';
import type { OpenedShare } from '../opened-shares.ts';
import type { ShareDeps } from '../share-deps.ts';
import { photoName, publicLabel } from './public-names.ts';
import { nameOf } from './shared-view.ts';

/**
 * The content of a link as a PDF: sections, captions, labels and originals as on its page.
 * @throws AppError as `makeBoardPdf`
 */
export async function sharedPdf(
  deps: ShareDeps,
  share: OpenedShare,
  { label }: { label: boolean },
): Promise<Buffer> {
  const { link, branding } = share;
  const board: BoardForPdf = {
    title: nameOf(share),
    description: link.boardDescription ?? '',
    project: link.projectTitle,
    message: link.message,
    branding,
    logo: await logoOf(deps.db, link.userId),
    cover: share.versions.find(({ id }) => id === link.coverVersionId),
    groups: groupsOf(share),
  };
  const watermark = await exportsHaveWatermark(deps.db, link.userId);
  return makeBoardPdf(deps, board, { label: link.showsLabel || label, watermark });
}

function groupsOf(share: OpenedShare): BoardForPdf['groups'] {
  const { versions, layout } = share;
  const sections = filledSections(
    layout,
    versions.map(({ id }) => id),
  ).filter(({ version_ids }) => version_ids.length > 0);
  const pictures = (shown: readonly PublicVersion[]) => shown.map((version) => pictureOf(share, version));
  const others = versions.filter(({ id }) => !layout.sectionOf.has(id));
  return [
    ...sections.map(({ name, question, version_ids }) => ({
      name,
      question,
      pictures: pictures(versions.filter(({ id }) => version_ids.includes(id))),
    })),
    { name: sections.length === 0 ? null : OTHER_PICTURES, question: null, pictures: pictures(others) },
  ];
}

function pictureOf({ link, layout, places, originals }: OpenedShare, picture: PublicVersion) {
  const label = publicLabel(picture, places.get(picture.id) ?? 0);
  const photo = photoName(picture.imageName);
  const showsOriginal = link.showsOriginals && picture.kind !== 'original';
  return {
    title: photo === null || photo === label ? label : `${photo}: ${label}`,
    caption: layout.captions.get(picture.id) ?? '',
    picture,
    original: showsOriginal ? originals.get(picture.imageId) : undefined,
  };
}
