import {
  type Choice,
  type Comment,
  type OwnFeedback,
  type SectionId,
  shareRoutes,
  type VersionId,
} from '@home-design/contract';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { log } from '../../lib/log.ts';
import { toast } from '../../ui/toasts.ts';
import { copy } from './copy.ts';

/** What this visitor likes, chose and wrote, and how to do so. */
export interface Replies {
  /** Whether the owner takes likes and comments here. */
  areTaken: boolean;
  isPicked: (id: VersionId) => boolean;
  commentsOn: (id: VersionId) => readonly Comment[];
  /** Comments that the owner answered. */
  answered: readonly Comment[];
  choiceIn: (section: SectionId) => Choice | undefined;
  pick: (id: VersionId, picked: boolean) => void;
  /** Null takes the choice back. Resolves to whether it arrived. */
  choose: (section: SectionId, version: VersionId | null, reason?: string) => Promise<boolean>;
  /** Resolves to whether it arrived. */
  comment: (id: VersionId, text: string) => Promise<boolean>;
}

const NOTHING: OwnFeedback = { picks: [], comments: [], choices: [] };

/** Keeps what this browser has left at a link. `name` is what the visitor calls themselves, or empty. */
export function useReplies(token: string, areTaken: boolean, name: string): Replies {
  const [own, setOwn] = useState(NOTHING);

  useEffect(() => {
    if (!areTaken) return;
    const control = new AbortController();
    call(shareRoutes.ownFeedback, { params: { token }, signal: control.signal }).then(
      setOwn,
      (error: unknown) => {
        // The board is there all the same; a like sent now brings the others with its answer.
        if (!control.signal.aborted) log.error('Own likes and comments could not be loaded', error);
      },
    );
    return () => control.abort();
  }, [token, areTaken]);

  async function send(sending: Promise<OwnFeedback>): Promise<boolean> {
    try {
      setOwn(await sending);
      return true;
    } catch (error) {
      toast.failed(copy.replyFailed, error, messageOf(error, copy.replyFailed));
      return false;
    }
  }

  async function pick(id: VersionId, picked: boolean): Promise<void> {
    const before = own;
    const others = before.picks.filter((each) => each !== id);
    // The heart answers at once; the server has the last word.
    setOwn({ ...before, picks: picked ? [...others, id] : others });
    const body = { version_id: id, picked, name };
    if (!(await send(call(shareRoutes.pick, { params: { token }, body })))) setOwn(before);
  }

  async function choose(section: SectionId, version: VersionId | null, reason = ''): Promise<boolean> {
    const body = { section_id: section, version_id: version, reason, name };
    return send(call(shareRoutes.choose, { params: { token }, body }));
  }

  return {
    areTaken,
    isPicked: (id) => own.picks.includes(id),
    commentsOn: (id) => own.comments.filter((comment) => comment.version === id),
    answered: own.comments.filter(({ answer }) => answer !== null),
    choiceIn: (section) => own.choices.find((choice) => choice.section === section),
    choose,
    pick: (id, picked) => void pick(id, picked), // reports its own failure
    comment: (id, text) =>
      send(call(shareRoutes.comment, { params: { token }, body: { version_id: id, text, name } })),
  };
}
