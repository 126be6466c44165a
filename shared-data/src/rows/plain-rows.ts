import type { AnswerReader } from '../client/answer-reader';
import type { Database } from '../database.types';

type Functions = Database['public']['Functions'];
type Tables = Database['public']['Tables'];
type RowOf<Name> = Name extends keyof Functions
  ? Functions[Name]['Returns'] extends (infer Row)[]
    ? Row
    : never
  : Name extends keyof Tables
    ? Tables[Name]['Row']
    : never;

/** Reads one value, or says what it should have been. `In` is the type it has in the generated types. */
export interface Plain<In, Out> {
  (value: unknown): Out;
  readonly in?: In;
}

/** Reads a column of the row in hand. A column that the function does not return, or of another type, does not compile. */
export type ReadColumn<Row> = <Name extends keyof Row & string, Out>(
  name: Name,
  read: Plain<Row[Name] | null, Out>,
) => Out;

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
 * The rows of a function, read without the library of schemas (21 KB as sent): for what a page asks first on a slow line.
 * All else is described by `rowSchema`. @param toEntity makes the entity of one row out of its columns
 */
export const plainRows =
  <Name extends keyof Functions>() =>
  <Entity>(toEntity: ToEntity<Name, Entity>): AnswerReader<Entity[]> =>
    plainAnswer(list(toRow(toEntity)));

/** The same for one row of a table, or none. */
export const plainRow =
  <Name extends keyof Tables>() =>
  <Entity>(toEntity: ToEntity<Name, Entity>): AnswerReader<Entity | null> =>
    plainAnswer(orNull(toRow(toEntity)));

type ToEntity<Name, Entity> = (column: ReadColumn<RowOf<Name>>) => Entity;

function toRow<Name, Entity>(toEntity: ToEntity<Name, Entity>): Plain<unknown, Entity> {
  return (value) => {
    if (typeof value !== 'object' || value === null) throw new Unfit('expected a row');
    const columns = value as Record<string, unknown>;
    return toEntity((name, read) => within(name, () => read(columns[name])));
  };
}

/** The entity that a reader of rows gives. */
export type EntityOf<Reader> = Reader extends AnswerReader<(infer Entity)[]> ? Entity : never;
