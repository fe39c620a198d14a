import { ORIGINAL_LABEL } from '@home-design/contract';
import { withoutEnding } from '../../platform/pictures/file-names.ts';
import { type BoardForPdf, makeBoardPdf, OTHER_PICTURES } from '../board-pdf/index.ts';
import { brandingOnLinks, logoOf } from '../branding/index.ts';
import { filledSections, originalsOf } from '../collections/index.ts';
import { exportsHaveWatermark } from '../plans/index.ts';
import type { ShareDeps } from '../shares/index.ts';
import { boardName, type WholeBoard } from './view.ts';

/**
 * An own board as a PDF.
 * @throws AppError as `makeBoardPdf`
 */
export async function boardPdf(
  deps: ShareDeps,
  { board, items, layout }: WholeBoard,
  { label, originals }: { label: boolean; originals: boolean },
): Promise<Buffer> {
  const { db } = deps;
  const { userId } = board;
  const imageIds = [...new Set(items.map(({ version }) => version.imageId))];
  const photos = new Map(
    originals ? (await originalsOf(db, imageIds)).map((photo) => [photo.imageId, photo]) : [],
  );
  const picturesOf = (shown: WholeBoard['items']) =>
    shown.map(({ item, version }) => ({
      title: titleOf(item.imageName, version.label),
      caption: layout.captions.get(version.id) ?? '',
      picture: version,
      original: version.kind === 'original' ? undefined : photos.get(version.imageId),
    }));
  const sections = filledSections(
    layout,
    items.map(({ version }) => version.id),
  ).filter(({ version_ids }) => version_ids.length > 0);
  const groups: BoardForPdf['groups'] = [
    ...sections.map(({ name, question, version_ids }) => ({
      name,
      question,
      pictures: picturesOf(items.filter(({ version }) => version_ids.includes(version.id))),
    })),
    {
      name: sections.length === 0 ? null : OTHER_PICTURES,
      question: null,
      pictures: picturesOf(items.filter(({ version }) => !layout.sectionOf.has(version.id))),
    },
  ];
  const words = {
    title: boardName(board),
    description: board.description,
    project: board.projectTitle,
    message: '',
    branding: await brandingOnLinks(db, userId),
    logo: await logoOf(db, userId),
    cover: items.find(({ version }) => version.id === board.coverVersionId)?.version,
  };
  const watermark = await exportsHaveWatermark(db, userId);
  return makeBoardPdf(deps, { ...words, groups }, { label, watermark });
}

/** The name of the photo and of the edit. */
function titleOf(imageName: string, label: string): string {
  const photo = withoutEnding(imageName);
  return label === ORIGINAL_LABEL ? photo : `${photo}: ${label}`;
}
