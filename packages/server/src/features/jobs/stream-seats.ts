/** Event streams one session may hold open in this process: each tab of the web app opens one. */
const STREAMS_PER_SESSION = 10;

/** Keeps anyone from holding any number of connections open with one session. */
export interface StreamSeats {
  /**
   * Takes a place for a new stream. When the session has none left, the one it opened first makes room: a
   * person's newest tab is the one they look at, and a connection that died unnoticed is an old one.
   * @param onLost called when this stream has to end for a newer one
   * @returns a function that gives the place back
   */
  take(sessionId: string, onLost: () => void): () => void;
}

export function createStreamSeats(perSession = STREAMS_PER_SESSION): StreamSeats {
  /** In the order in which they were opened. */
  const open = new Map<string, Set<() => void>>();

  return {
    take: (sessionId, onLost) => {
      const streams = open.get(sessionId) ?? new Set();
      open.set(sessionId, streams);
      const [oldest] = streams;
      if (oldest && streams.size >= perSession) {
        streams.delete(oldest);
        oldest();
      }
      // A function of its own for each stream, whatever is passed.
      const end = () => onLost();
      streams.add(end);
      return () => {
        streams.delete(end);
        if (streams.size === 0 && open.get(sessionId) === streams) open.delete(sessionId);
      };
    },
  };
}
