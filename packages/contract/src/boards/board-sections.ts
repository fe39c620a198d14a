import { z } from 'zod';
import { SectionId, VersionId } from '../ids.ts';
import { MAX_BOARD_CAPTION_LENGTH, MAX_QUESTION_LENGTH, MAX_TITLE_LENGTH } from '../limits.ts';

/** A group of pictures on a board: those of a room, or those to choose from. */
export const BoardSection = z
  .object({
    id: SectionId,
    name: z.string(),
    /** The question to visitors, who choose one picture of the section. Null: there is none. */
    question: z.string().nullable(),
    /** In the order of the board. */
    version_ids: z.array(VersionId),
  })
  .meta({ id: 'BoardSection' });
export type BoardSection = z.infer<typeof BoardSection>;

/** A section in a request of the owner. */
export const NewBoardSection = z.strictObject({
  /** The id of an existing section; absent: it is new. Choices of visitors belong to the id. */
  id: SectionId.optional(),
  name: z
    .string()
    .trim()
    .min(1, 'Please enter a name for the section')
    .max(MAX_TITLE_LENGTH, `A name has at most ${MAX_TITLE_LENGTH} characters`),
  question: z
    .string()
    .trim()
    .min(1, 'Please enter a question')
    .max(MAX_QUESTION_LENGTH, `A question has at most ${MAX_QUESTION_LENGTH} characters`)
    .nullable()
    .default(null),
  version_ids: z.array(VersionId),
});
export type NewBoardSection = z.output<typeof NewBoardSection>;

/** The text below a picture of a board. */
export const Caption = z
  .string()
  .trim()
  .max(MAX_BOARD_CAPTION_LENGTH, `A caption has at most ${MAX_BOARD_CAPTION_LENGTH} characters`);
