/** Open event streams of one session in this process: each tab of the web app opens one. */
const STREAMS_PER_SESSION = 10;

/** Limits the number of open connections of one session. */
export interface StreamSeats {
  /**
   * Takes a place for a new stream. If the session has none left, its oldest stream ends: a person looks at their
   * newest tab, and a connection that died unnoticed is an old one.
   * @param onLost called when this stream must end for a newer one
   * @returns a function that returns the place
   */
  take(sessionId: string, onLost: () => void): () => void;
}

export function createStreamSeats(perSession = STREAMS_PER_SESSION): StreamSeats {
  /** In the order of opening. */
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
      // A new function for each stream, even if the caller passes the same one twice.
      const end = () => onLost();
      streams.add(end);
      return () => {
        streams.delete(end);
        if (streams.size === 0 && open.get(sessionId) === streams) open.delete(sessionId);
      };
    },
  };
}
