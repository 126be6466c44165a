import type { MessageId } from '@telehealth/contracts/messages';
import type { Sql } from 'postgres';

/**
 * Who asks. `patientA` is whose data the world holds; `patientB` is a neighbour; `delegate` may act for A (book, pay,
 * records, prescriptions, messages) and asks for themselves; `acting` is the same person asking for A; `treating` has a booked visit and its grant; `other` is verified without any tie but a
 * request that waits and an emergency access that is over; `unverified` is a specialist whose number was not checked yet.
 */
export const PEOPLE = [
  'guest',
  'patientA',
  'patientB',
  'delegate',
  'acting',
  'treating',
  'other',
  'unverified',
  'operator',
  'service',
] as const;
export type Who = (typeof PEOPLE)[number];
/** Those who are somebody: they have a profile and a token of their own. */
export type Person = Exclude<Who, 'guest' | 'service' | 'acting'>;

/** What a `select` gives: rows, an empty answer by row security, or a refusal for want of a grant. */
export type Sees = 'rows' | 'nothing' | 'refused';
/** What a write or a call gives: done, refused for who asks (42501), or a refusal by its message. */
export type Outcome = 'ok' | 'refused' | MessageId;

export interface TableRow {
  select: Readonly<Record<Who, Sees>>;
  /** Direct writes are refused for everyone unless a table says otherwise. */
  writes?: Partial<Readonly<Record<'insert' | 'update' | 'delete', Partial<Readonly<Record<Who, Outcome>>>>>>;
  /**
   * Who, beside A, the delegate and the treating specialist, meets A's id in this table by right. Anybody else who finds it
   * in an answer fails the cell; what A told (`secrets`) is never excused.
   */
  meetsA?: readonly Who[];
  /** Columns that nobody selects directly: functions tell of them, of others with a line in the access log. */
  hidden?: readonly string[];
}

export interface FunctionRow {
  /** The API roles with execute: everyone; signed-in people; the server alone; none, only the owner of the database. */
  granted: 'anyone' | 'signed in' | 'server' | 'nobody';
  /** Named arguments of a call that makes sense in the world. */
  args(world: World): Record<string, unknown>;
  gives: Readonly<Record<Who, Outcome>>;
}

/** The filled database that every cell is asked of. */
export interface World {
  /** The administrator's connection. */
  sql: Sql;
  people: Readonly<Record<Person, string>>;
  /** Ids by name, e.g. `visit` (booked, A with treating), `visitType` (of treating). Areas add theirs in `prepare`. */
  ids: Record<string, string>;
  /** Words of A that only A, the delegate and the treating specialist may ever receive. Areas add theirs in `prepare`. */
  secrets: string[];
}

/** The tables and functions of one area of the schema, with the rows they need. */
export interface MatrixArea {
  prepare?(world: World): Promise<void>;
  tables: Readonly<Record<string, TableRow>>;
  functions: Readonly<Record<string, FunctionRow>>;
  /** Functions of schema private that the API's roles may execute, with the policy or default that needs it. */
  helpers?: Readonly<Record<string, string>>;
}

/** A table on which signed-in people have `select` and row security decides: those named see rows, the others nothing. */
export function rowsFor(...who: readonly Who[]): TableRow {
  const sees = (one: Who): Sees => {
    if (who.includes(one)) return 'rows';
    return one === 'guest' || one === 'service' || one === 'acting' ? 'refused' : 'nothing';
  };
  return { select: Object.fromEntries(PEOPLE.map((one) => [one, sees(one)])) as Record<Who, Sees> };
}

/** The same, where those named meet A's id by right although they are no part of A's care. */
export const withA = (row: TableRow, ...meetsA: readonly Who[]): TableRow => ({ ...row, meetsA });

/** A table that no role of the API may touch. */
export const NOBODY: TableRow = {
  select: Object.fromEntries(PEOPLE.map((one) => [one, 'refused'])) as Record<Who, Sees>,
};

/** A table or view that anyone reads, guests included; the server has its functions. */
export const ANYONE: TableRow = {
  select: Object.fromEntries(
    PEOPLE.map((one) => [one, one === 'service' || one === 'acting' ? 'refused' : 'rows']),
  ) as Record<Who, Sees>,
};

/** A function: who gets through, and what the others who may call it are told. */
export function call(
  granted: FunctionRow['granted'],
  args: FunctionRow['args'],
  ok: readonly Who[],
  others: Outcome = 'refused',
  exceptions: Partial<Record<Who, Outcome>> = {},
): FunctionRow {
  const may = (who: Who) =>
    granted !== 'nobody' &&
    (granted === 'server' ? who === 'service' : who !== 'service' && (granted === 'anyone' || who !== 'guest'));
  const gives = (who: Who): Outcome => {
    // What stands in no row of acting_rights is closed; areas.ts says what is not.
    if (!may(who) || who === 'acting') return 'refused';
    return exceptions[who] ?? (ok.includes(who) ? 'ok' : others);
  };
  return { granted, args, gives: Object.fromEntries(PEOPLE.map((who) => [who, gives(who)])) as Record<Who, Outcome> };
}

/** A function of the server. */
export const serverOnly = (args: FunctionRow['args']): FunctionRow => call('server', args, ['service']);

/** A function of whoever owns the database, and of no role of the API. */
export const ownerOnly = (args: FunctionRow['args']): FunctionRow => call('nobody', args, []);
