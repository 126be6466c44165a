import { createHash } from 'node:crypto';
import type { JSONValue, TransactionSql } from 'postgres';
import { Timeline } from './timeline';

/** One row that a function returns. */
export type Row = Record<string, unknown>;

type Caller = { role: 'authenticated'; sub: string } | { role: 'anon' | 'service_role' | 'none' };

const DAY_MS = 86_400_000;

function isForm(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || value instanceof Date) return false;
  return !Array.isArray(value) || value.some((item) => typeof item === 'object');
}

/** Plays the demo's history: people call functions at their own time, with the grants of their browsers. */
export class Stage {
  readonly timeline: Timeline;
  private keys = 0;

  /**
   * @param ids backend uuid of each person, by mailbox
   * @param anchor the origin of every date in the history
   * @param now the end of the history; live events are counted from it
   * @param keepFile stores an object's content under its version
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

  /** Returns a time (UTC) on the day that many days from the anchor's. */
  day(days: number, at = '08:00'): Date {
    const date = new Date(this.anchor.getTime() + days * DAY_MS).toISOString().slice(0, 10);
    return new Date(`${date}T${at}:00Z`);
  }

  /** Minutes from now; negative: before. */
  minute(minutes: number): Date {
    return new Date(this.now.getTime() + minutes * 60_000);
  }

  until = (at: Date) => this.timeline.until(at);

  /** Returns an idempotency key like a browser's, the same in every seeding. */
  key(): string {
    this.keys += 1;
    const hex = createHash('md5').update(`demo key ${this.keys}`).digest('hex');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  /** Calls a function as that person. Returns its one value or first row; throws when it refuses. */
  call<T extends object = Row>(mailbox: string, name: string, args: Row = {}, claims: Row = {}): Promise<T> {
    return this.run<T>({ role: 'authenticated', sub: this.id(mailbox) }, name, args, claims);
  }

  /** Calls a function as that person in the place of somebody they act for, by the door that every such request takes. */
  async callFor<T extends object = Row>(mailbox: string, person: string, name: string, args: Row = {}): Promise<T> {
    const headers = JSON.stringify({ 'x-acting-for': person });
    await this.become({ role: 'authenticated', sub: this.id(mailbox) });
    await this
      .tx`select set_config('request.headers', ${headers}, true), set_config('request.path', ${`/rpc/${name}`}, true)`;
    await this.tx`select private.before_request()`;
    try {
      return await this.call<T>(mailbox, name, args);
    } finally {
      await this.tx`select set_config('request.headers', '', true), set_config('sawubona.acting_for', '', true)`;
    }
  }

  serve<T extends object = Row>(name: string, args: Row = {}): Promise<T> {
    return this.run<T>({ role: 'service_role' }, name, args);
  }

  own<T extends object = Row>(name: string, args: Row = {}): Promise<T> {
    return this.run<T>({ role: 'none' }, name, args);
  }

  visit<T extends object = Row>(name: string, args: Row = {}): Promise<T> {
    return this.run<T>({ role: 'anon' }, name, args);
  }

  /** Opens a backend session for every person, under their own id. */
  async openSessions(): Promise<void> {
    await this
      .tx`insert into auth.sessions (id, user_id) select id, id from auth.users where id in ${this.tx([...this.ids.values()])}`;
  }

  async closeSessions(): Promise<void> {
    await this.tx`delete from auth.sessions where id in ${this.tx([...this.ids.values()])}`;
  }

  /** Runs queries as the owner, for rows that no function can create. */
  async admin<T>(work: (tx: TransactionSql) => Promise<T>): Promise<T> {
    await this.become({ role: 'none' });
    return work(this.tx);
  }

  /** The whole history is one transaction; from here on earlier work counts as committed. */
  async endRequest(): Promise<void> {
    await this.admin(
      (tx) => tx`update private.look_tickets set issued_in = '3' where issued_in = pg_current_xact_id()`,
    );
  }

  /** Runs that person's own statements, e.g. of an upload. */
  async as<T>(mailbox: string, work: (tx: TransactionSql) => Promise<T>): Promise<T> {
    await this.become({ role: 'authenticated', sub: this.id(mailbox) });
    return work(this.tx);
  }

  private async become(caller: Caller, more: Row = {}, at = this.timeline.tick()): Promise<void> {
    const sub = 'sub' in caller ? caller.sub : '';
    // The session that each person has throughout, see `openSessions`.
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
      // The transaction fails with this same error object, so the position in the history is added to it.
      if (cause instanceof Error) cause.message += ` (${name} at ${at.toISOString()})`;
      throw cause;
    }
  }
}

/** A token claim that proves a sign-in a moment ago. */
export const JUST_SIGNED_IN = { fva: [0, -1] };
