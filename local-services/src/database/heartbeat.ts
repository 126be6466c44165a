import postgres from 'postgres';

/** How often the database is probed, and how long an answer may take, in milliseconds. */
export interface Pace {
  everyMs: number;
  deadlineMs: number;
}

/** Probed every two seconds, so that a waiting request is answered within ten. */
const PACE: Pace = { everyMs: 2_000, deadlineMs: 8_000 };

/** The database neither answers nor ends the connection. */
export class DatabaseHangs extends Error {
  readonly code = 'DATABASE_HANGS';
}

/** Monitors whether the database answers. */
export interface Heartbeat {
  /**
   * Returns the result of `work`, or rejects with DatabaseHangs as soon as the database hangs. Work that needs no database is not
   * affected.
   */
  answerOf<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Probes the database repeatedly on its own connection. A stopped server process or a disk that does not answer leaves every
 * statement open, and no timeout of the server ends them. Lost connections need no probe: they fail by themselves.
 */
export function monitorDatabase(url: string, { everyMs, deadlineMs }: Pace = PACE): Heartbeat {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const waiting = new Set<(cause: Error) => void>();
  let hangs = false;
  let isClosed = false;
  let next: NodeJS.Timeout;
  const ask = () => {
    let isAnswered = false;
    const giveUp = () => {
      if (isAnswered) return;
      hangs = true;
      for (const refuse of waiting) refuse(new DatabaseHangs('The database hangs'));
    };
    // If this process was busy that long, the answer may have arrived unread.
    const late = setTimeout(() => setImmediate(giveUp), deadlineMs);
    late.unref();
    void sql`select 1`
      .catch(() => {})
      .then(() => {
        isAnswered = true;
        clearTimeout(late);
        hangs = false;
        if (isClosed) return;
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
        // After the current turn, so that responses without the database are sent first.
        if (hangs) setImmediate(() => reject(new DatabaseHangs('The database hangs')));
      });
    },
    close: async () => {
      isClosed = true;
      clearTimeout(next);
      await sql.end({ timeout: 0 });
    },
  };
}
