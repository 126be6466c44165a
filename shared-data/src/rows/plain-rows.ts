import type { AnswerReader } from '../client/answer-reader';
import { columnsOf, fromRow, type Row, toSnake } from './row-fields';
import type { Checked, Entity, Fields, Plain } from './row-schema.types';

export { column, part } from './row-fields';

class Unfit extends Error {
  readonly path: PropertyKey[] = [];
}

function need<Out>(is: (value: unknown) => value is Out, what: string): Plain<Out, Out> {
  return (value) => {
    if (is(value)) return value;
    throw new Unfit(`expected ${what}`);
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

export const text = need(isText, 'a text');
export const id = need((value): value is string => isText(value) && value !== '', 'an id');
export const flag = need((value) => typeof value === 'boolean', 'true or false');
export const whole = need((value): value is number => Number.isSafeInteger(value), 'a whole number');
export const amount = need((value): value is number => Number.isFinite(value), 'a number');
/** A text that may be missing, which says no more than an empty one. */
export const textOrNone: Plain<string | null, string> = (value) => text(value ?? '');

/** `timestamptz` as the backend writes it. */
export const instant: Plain<string, Date> = (value) => {
  const at = new Date(text(value));
  if (Number.isNaN(at.getTime())) throw new Unfit('expected an instant');
  return at;
};

export function oneOf<const Known extends string>(known: readonly Known[]): Plain<string, Known> {
  return need((value): value is Known => known.some((one) => one === value), `one of ${known.join(', ')}`);
}

export function orNull<In, Out>(read: Plain<In, Out>): Plain<In | null, Out | null> {
  return (value) => (value === null ? null : read(value));
}

export function list<In, Out>(read: Plain<In, Out>): Plain<In[], Out[]> {
  return (value) => {
    if (!Array.isArray(value)) throw new Unfit('expected a list');
    return value.map((one, at) => within(at, () => read(one)));
  };
}

function within<Out>(step: PropertyKey, read: () => Out): Out {
  try {
    return read();
  } catch (problem) {
    if (problem instanceof Unfit) problem.path.unshift(step);
    throw problem;
  }
}

/** An answer that is no row: a list of numbers, say. */
export function plainAnswer<Out>(read: Plain<unknown, Out>): AnswerReader<Out> {
  return {
    safeParse: (data) => {
      try {
        return { success: true, data: read(data) };
      } catch (problem) {
        if (!(problem instanceof Unfit)) throw problem;
        return { success: false, error: { issues: [{ path: problem.path, message: problem.message }] } };
      }
    },
  };
}

/**
 * Rows described as `rowSchema` describes them, read without the library of schemas (21 KB as sent): for what a page asks first
 * on a slow line.
 * @param Source a table, or a function that returns rows
 */
export const plainRows =
  <Source extends string>() =>
  <const S extends PlainFields>(fields: S & Checked<Source, S>): AnswerReader<Entity<S>[]> =>
    plainAnswer(list(rowOf<S>(fields)));

/** The same for one row, or none. */
export const plainRow =
  <Source extends string>() =>
  <const S extends PlainFields>(fields: S & Checked<Source, S>): AnswerReader<Entity<S> | null> =>
    plainAnswer(orNull(rowOf<S>(fields)));

type PlainFields = Fields<Plain<unknown, unknown>>;

function rowOf<S extends PlainFields>(fields: S): Plain<unknown, Entity<S>> {
  const columns = Object.entries(columnsOf<Plain<unknown, unknown>>(fields, toSnake, orNull));
  return (value) => {
    if (typeof value !== 'object' || value === null) throw new Unfit('expected a row');
    const row = value as Row;
    const read = columns.map(([name, reader]) => [name, within(name, () => reader(row[name]))]);
    return fromRow(fields, toSnake, Object.fromEntries(read)) as Entity<S>;
  };
}

/** The entity that a reader of rows gives. */
export type EntityOf<Reader> = Reader extends AnswerReader<(infer E)[]> ? E : never;
