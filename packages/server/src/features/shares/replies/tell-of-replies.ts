import { randomUUID } from 'node:crypto';
import { type OperationId, ORIGINAL_LABEL } from '@home-design/contract';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, transaction } from '../../../platform/database/database.ts';
import type { MailBody } from '../../../platform/mail/mail-body.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { withoutEnding } from '../../../platform/pictures/file-names.ts';
import { insertOperation } from '../../activity/index.ts';
import { noticeCopy } from './notice-copy.ts';
import { linksToTell, linkToTell, type Reply, type ToldLink, takeUntold } from './notice-store.ts';

/** Owners are notified once a visitor has been idle this long, so that a changed mind causes one notice. */
export const QUIET_MS = 60_000;
/** Most replies in one mail. */
const IN_A_MAIL = 20;
const MAIL_KIND = 'share-replies';

interface NoticeDeps {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  /** Public address of this server, if one is configured. */
  publicUrl: string | undefined;
}

/**
 * Notifies owners of the choices and comments on their links: in their activity, and by mail if they have an address
 * and mails are sent. Each link has a separate transaction.
 * @returns the number of links with a notice
 */
export async function tellOfReplies(deps: NoticeDeps): Promise<number> {
  const until = new Date(deps.clock.now().getTime() - QUIET_MS);
  let told = 0;
  for (const id of await linksToTell(deps.db, until)) {
    await transaction(deps.db, async (tx) => {
      const link = await linkToTell(tx, id);
      const replies = await takeUntold(tx, id, deps.clock.now());
      if (!link || replies.length === 0) return;
      await noteActivity(deps, tx, link, replies);
      await sendMail(deps, tx, link, replies);
      told += 1;
    });
  }
  return told;
}

async function noteActivity(
  { clock }: NoticeDeps,
  tx: Database,
  { userId, projectId, name }: ToldLink,
  replies: readonly Reply[],
): Promise<void> {
  const [only] = replies;
  await insertOperation(tx, {
    id: randomUUID() as OperationId,
    userId,
    projectId,
    imageId: null,
    jobId: null,
    description:
      only && replies.length === 1 ? sentenceOf(only, name) : noticeCopy.more(replies.length, name),
    status: 'completed',
    startedAt: clock.now(),
  });
}

async function sendMail(
  { outbox, publicUrl }: NoticeDeps,
  tx: Database,
  { id, userId, email, boardId, projectId, name }: ToldLink,
  replies: readonly Reply[],
): Promise<void> {
  if (email === null || !outbox.sends) return;
  const path = boardId === null ? `/app/projects/${projectId}` : `/app/boards/${boardId}?tab=share`;
  const shown = replies.slice(0, IN_A_MAIL);
  const body: MailBody = {
    before: [noticeCopy.mailLead(name)],
    facts: shown.map(factOf),
    after: replies.length > shown.length ? [noticeCopy.mailMore(replies.length - shown.length)] : [],
    ...(publicUrl === undefined
      ? {}
      : { action: { text: noticeCopy.mailAction, url: new URL(path, publicUrl).href } }),
  };
  await outbox.post(tx, {
    ...{ to: email, replyTo: null, subject: noticeCopy.mailSubject(oneLine(name)) },
    ...{ topicId: id, kind: MAIL_KIND, body },
    subscription: { topic: 'projects', userId },
  });
}

const whoOf = ({ visitorName }: Reply): string => (visitorName === '' ? noticeCopy.visitor : visitorName);

/** The names of the photo and of the edit. */
const pictureOf = ({ imageName, label }: Reply): string =>
  label === ORIGINAL_LABEL ? withoutEnding(imageName) : `${withoutEnding(imageName)}, ${label}`;

const sentenceOf = (reply: Reply, board: string): string =>
  (reply.sectionId === null ? noticeCopy.wrote : noticeCopy.chose)(whoOf(reply), pictureOf(reply), board);

const factOf = (reply: Reply): [string, string] =>
  reply.sectionName === null
    ? [noticeCopy.comment(whoOf(reply), pictureOf(reply)), reply.text]
    : [noticeCopy.choice(whoOf(reply), reply.sectionName), noticeCopy.choiceOf(pictureOf(reply), reply.text)];

/** Subjects are single lines. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
