/** Answers in one turn of the event loop; new calls are accepted between two turns. */
const ANSWERS_A_TURN = 8;
/** Distinguished places: pictures further down are visible only after scrolling. */
const PLACES = 60;

/**
 * The queue for small pictures of boards when many people look at once: the first picture of a board is answered at
 * once, the others in their order, so that a first picture never waits for the sixtieth of another visitor. A single
 * visitor sees no difference.
 */
export interface PictureLine {
  /** @param place on the board, from 0 */
  wait(place: number): Promise<void>;
}

export function createPictureLine(): PictureLine {
  const waiting: (() => void)[][] = Array.from({ length: PLACES }, () => []);
  let count = 0;

  const answerSome = () => {
    let left = ANSWERS_A_TURN;
    for (const line of waiting) {
      const next = line.splice(0, left);
      for (const answer of next) answer();
      left -= next.length;
      if (left === 0) break;
    }
    count -= ANSWERS_A_TURN - left;
    if (count > 0) setImmediate(answerSome);
  };

  return {
    wait: (place) => {
      if (place === 0) return Promise.resolve();
      return new Promise((resolve) => {
        waiting[Math.min(place, PLACES) - 1]?.push(resolve);
        count += 1;
        if (count === 1) setImmediate(answerSome);
      });
    },
  };
}
