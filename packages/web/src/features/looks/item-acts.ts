import type { LookItem } from '@home-design/contract';
import { isUnderWay, type LookAct } from './use-look-acts.ts';

/** The actions on one photo of a look; null for those that its state does not allow. */
export interface ItemActs {
  isBusy: boolean;
  approve: (() => void) | null;
  retry: (() => void) | null;
  leaveOut: (() => void) | null;
  stop: () => void;
}

export function itemActs(item: LookItem, onAct: (asked: LookAct) => void): ItemActs {
  const { id, after, decision } = item;
  const isBusy = isUnderWay(item);
  const approve = () => onAct({ act: 'approve', itemIds: [id] });
  const retry = () => onAct({ act: 'retry', itemId: id });
  const leaveOut = () => onAct({ act: 'leave out', itemId: id });
  return {
    isBusy,
    approve: !isBusy && after !== null && decision !== 'approved' ? approve : null,
    retry: isBusy ? null : retry,
    leaveOut: !isBusy && decision !== 'left_out' ? leaveOut : null,
    stop: () => onAct({ act: 'stop', itemId: id }),
  };
}
