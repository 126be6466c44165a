import { createHash } from 'node:crypto';
import type { JSONValue, TransactionSql } from 'postgres';
import { Timeline } from './timeline';

/** One row as a function gives it. */
export type Row = Record<string, unknown>;

type Caller = { role: 'authenticated'; sub: string } | { role: 'anon' | 'service_role' | 'none' };

const DAY_MS = 86_400_000;

function isForm(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || value instanceof Date) return false;
  return !Array.isArray(value) || value.some((item) => typeof item === 'object');
}

/** Where the demo's history is played: people call functions at their own time, under the grants of their browsers. */
export class Stage {
  readonly timeline: Timeline;
  private keys = 0;

  /**
   * @param ids uuid of each person in the backend, by mailbox
   * @param anchor what every date of the history is counted from
   * @param now the end of the history; what is live is counted from it
   * @param keepFile keeps the bytes of an object under its version
   */
  constructor(
    private readonly tx: TransactionSql,
    private readonly ids: ReadonlyMap<string, string>,
    readonly anchor: Date,
    readonly now: Date,
    readonly keepFile: (version: string, bytes: Uint8Array) => Promise<void>,
  ) {
    this.timeline = new Timeline(now);
  }

  id(mailbox: string): string {
    const id = this.ids.get(mailbox);
    if (!id) throw new Error(`No demo person called ${mailbox}.`);
    return id;
  }

  /** A time (UTC) on the day that many days from the anchor's. */
  day(days: number, at = '08:00'): Date {
    const date = new Date(this.anchor.getTime() + days * DAY_MS).toISOString().slice(0, 10);
    return new Date(`${date}T${at}:00Z`);
  }

  /** Minutes from now; negative: before. */
  minute(minutes: number): Date {
    return new Date(this.now.getTime() + minutes * 60_000);
  }

  until = (at: Date) => this.timeline.until(at);

  /** A key as browsers make them up, the same in every seeding. */
  key(): string {
    this.keys += 1;
    const hex = createHash('md5').update(`demo key ${this.keys}`).digest('hex');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  /** Calls a function as that person. Gives its one value, or its first row; throws when it refuses. */
  call<T extends object = Row>(mailbox: string, name: string, args: Row = {}, claims: Row = {}): Promise<T> {
    return this.run<T>({ role: 'authenticated', sub: this.id(mailbox) }, name, args, claims);
  }

  /** The same as the server. */
  serve<T extends object = Row>(name: string, args: Row = {}): Promise<T> {
    return this.run<T>({ role: 'service_role' }, name, args);
  }

  /** The same as whoever owns the database. */
  own<T extends object = Row>(name: string, args: Row = {}): Promise<T> {
    return this.run<T>({ role: 'none' }, name, args);
  }

  /** The same as somebody who is not signed in. */
  visit<T extends object = Row>(name: string, args: Row = {}): Promise<T> {
    return this.run<T>({ role: 'anon' }, name, args);
  }

  /** Whoever acts has a session with the backend, under their own id. */
  async openSessions(): Promise<void> {
    await this
      .tx`insert into auth.sessions (id, user_id) select id, id from auth.users where id in ${this.tx([...this.ids.values()])}`;
  }

  async closeSessions(): Promise<void> {
    await this.tx`delete from auth.sessions where id in ${this.tx([...this.ids.values()])}`;
  }

  /** For questions, and for what no function can make. */
  async admin<T>(work: (tx: TransactionSql) => Promise<T>): Promise<T> {
    await this.become({ role: 'none' });
    return work(this.tx);
  }

  /** The whole history is one transaction; from here on what was opened before counts as committed. */
  async endRequest(): Promise<void> {
    await this.admin(
      (tx) => tx`update private.look_tickets set issued_in = '3' where issued_in = pg_current_xact_id()`,
    );
  }

  /** What that person's own statements say, e.g. an upload's. */
  async as<T>(mailbox: string, work: (tx: TransactionSql) => Promise<T>): Promise<T> {
    await this.become({ role: 'authenticated', sub: this.id(mailbox) });
    return work(this.tx);
  }

  private async become(caller: Caller, more: Row = {}, at = this.timeline.tick()): Promise<void> {
    const sub = 'sub' in caller ? caller.sub : '';
    // The session that each has for the length of the play, see `openSessions`.
    const session = sub ? { session_id: sub } : {};
    const claims = caller.role === 'none' ? '' : JSON.stringify({ ...more, ...caller, ...session });
    await this
      .tx`select set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${sub}, true),
      set_config('request.jwt.claim.role', ${caller.role === 'none' ? '' : caller.role}, true),
      set_config('sawubona.clock', ${at.toISOString()}, true), set_config('role', ${caller.role}, true)`;
  }

  private async run<T extends object>(caller: Caller, name: string, args: Row, claims: Row = {}): Promise<T> {
    const { tx } = this;
    const at = this.timeline.tick();
    await this.become(caller, claims.fva ? { ...claims, iat: Math.floor(at.getTime() / 1_000) } : claims, at);
    const named = Object.entries(args).map(([key, value]) => {
      const given = isForm(value) ? tx.json(value as JSONValue) : (value as string);
      return tx`${tx(`p_${key}`)} => ${given}`;
    });
    const list = named.flatMap((one, nr) => (nr === 0 ? [one] : [tx`, `, one]));
    try {
      const [row = {}] = await tx<Row[]>`select * from public.${tx(name)}(${named.length === 0 ? tx`` : list})`;
      return (Object.keys(row).join() === name ? row[name] : row) as T;
    } catch (cause) {
      // The transaction fails with this very error, so that it must carry where the history stood.
      if (cause instanceof Error) cause.message += ` (${name} at ${at.toISOString()})`;
      throw cause;
    }
  }
}

/** Proof of a sign-in a moment ago, as a token carries it. */
export const JUST_SIGNED_IN = { fva: [0, -1] };
