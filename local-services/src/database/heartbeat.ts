import postgres from 'postgres';

/** How often the database is asked whether it is there, and how long it may take. */
export interface Pace {
  everyMs: number;
  deadlineMs: number;
}

/** Asked every two seconds; whoever waits is answered within ten. */
const PACE: Pace = { everyMs: 2_000, deadlineMs: 8_000 };

/** The database neither answers nor ends: nothing of it comes back before it goes on. */
export class DatabaseHangs extends Error {
  readonly code = 'DATABASE_HANGS';
}

/** Knows whether the database answers. */
export interface Heartbeat {
  /** What `work` gives, or DatabaseHangs as soon as the database is known to hang. Work that needs none of it is not disturbed. */
  answerOf<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Asks the database again and again, on a connection of its own. A server that is stopped, or a disk that does not answer, leaves
 * every statement open, and no limit that the server itself keeps ends them. Connections that are lost are another matter: they
 * fail by themselves.
 */
export function listenToHeart(url: string, { everyMs, deadlineMs }: Pace = PACE): Heartbeat {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const waiting = new Set<(cause: Error) => void>();
  let hangs = false;
  let next: NodeJS.Timeout;
  const ask = () => {
    let isAnswered = false;
    const giveUp = () => {
      if (isAnswered) return;
      hangs = true;
      for (const refuse of waiting) refuse(new DatabaseHangs('The database hangs'));
    };
    // Where this process was busy for so long, the answer may have come and not been read yet.
    const late = setTimeout(() => setImmediate(giveUp), deadlineMs);
    late.unref();
    void sql`select 1`
      .catch(() => {})
      .then(() => {
        isAnswered = true;
        clearTimeout(late);
        hangs = false;
        next = setTimeout(ask, everyMs);
        next.unref();
      });
  };
  ask();
  return {
    answerOf: (work) => {
      const working = work();
      return new Promise((resolve, reject) => {
        waiting.add(reject);
        working.then(resolve, reject).finally(() => waiting.delete(reject));
        // In its turn: what is answered without the database is answered by now.
        if (hangs) setImmediate(() => reject(new DatabaseHangs('The database hangs')));
      });
    },
    close: async () => {
      clearTimeout(next);
      await sql.end({ timeout: 0 });
    },
  };
}
