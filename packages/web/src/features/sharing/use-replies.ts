import {
  type Choice,
  type Comment,
  type OwnFeedback,
  type SectionId,
  shareRoutes,
  type VersionId,
} from '@home-design/contract';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { messageOf } from '../../lib/api/api-error.ts';
import { log } from '../../lib/log.ts';
import { toast } from '../../ui/toasts/toasts.ts';
import { copy } from './copy.ts';

/** This visitor's likes, choices and comments, and the functions that change them. */
export interface Replies {
  /** Whether the owner allows likes and comments. */
  areTaken: boolean;
  isPicked: (id: VersionId) => boolean;
  commentsOn: (id: VersionId) => readonly Comment[];
  /** Comments that have an answer of the owner. */
  answered: readonly Comment[];
  choiceIn: (section: SectionId) => Choice | undefined;
  pick: (id: VersionId, picked: boolean) => void;
  /** Null takes the choice back. Resolves to whether it was sent. */
  choose: (section: SectionId, version: VersionId | null, reason?: string) => Promise<boolean>;
  /** Resolves to whether it was sent. */
  comment: (id: VersionId, text: string) => Promise<boolean>;
}

const NOTHING: OwnFeedback = { picks: [], comments: [], choices: [] };

/** Likes, choices and comments of this browser at a link. `name` is the name that the visitor entered, or empty. */
export function useReplies(token: string, areTaken: boolean, name: string): Replies {
  const [own, setOwn] = useState(NOTHING);

  useEffect(() => {
    if (!areTaken) return;
    const control = new AbortController();
    call(shareRoutes.ownFeedback, { params: { token }, signal: control.signal }).then(
      setOwn,
      (error: unknown) => {
        // The board works without them; the answer to the next like contains them too.
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
    // The heart changes at once; the server's answer replaces it.
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
