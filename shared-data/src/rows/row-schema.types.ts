import type { z } from 'zod';
import type { Database, Json } from '../database.types';

/** Reads one value, or says what it should have been. `In` is the type it has in the generated types. */
export interface Plain<In, Out> {
  (value: unknown): Out;
  readonly in?: In;
}
/** What reads a column: a schema, or a plain function where a page must not wait for the library of schemas. */
export type Reader = z.ZodType | Plain<unknown, unknown>;

/** What an entity is described by: a reader, a reader with the name of its column, or a part of several columns. */
export interface Fields<R extends Reader = Reader> {
  readonly [key: string]: R | Column<R> | Part<R>;
}
interface Column<R> {
  readonly column: string;
  readonly reader: R;
}
export interface Part<R extends Reader> {
  readonly part: Fields<R>;
  readonly isOptional: boolean;
}

type Out<R> = R extends z.ZodType ? z.output<R> : R extends (value: unknown) => infer O ? O : never;
type In<R> = R extends z.ZodType ? z.input<R> : R extends { readonly in?: infer I } ? Exclude<I, undefined> : never;

type OfField<F> = F extends { column: unknown; reader: infer R }
  ? Out<R>
  : F extends { part: infer P; isOptional: infer Optional }
    ? Entity<P> | (Optional extends true ? null : never)
    : Out<F>;
/** What comes out of a row. */
export type Entity<S> = { -readonly [K in keyof S]: OfField<S[K]> };

type Public = Database['public'];
type Returned<T> = T extends (infer R)[] ? R : T;
/** The generated row of a table, or of what a function returns. */
type Generated<Source> = Source extends keyof Public['Tables']
  ? Public['Tables'][Source]['Row']
  : Source extends keyof Public['Functions']
    ? Returned<Public['Functions'][Source]['Returns']>
    : never;

type Snake<Text extends string> = Text extends `${infer Head}${infer Rest}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${Snake<Rest>}`
  : '';

/** Why a schema does not read a column; never when it does. Of JSON nothing more is known than that it is. */
type ColumnProblem<Row, Name, Taken> = Name extends keyof Row
  ? Json extends Row[Name]
    ? never
    : [Taken] extends [Row[Name] | null | undefined]
      ? null extends Row[Name]
        ? null extends Taken
          ? never
          : `${Name & string} may be null`
        : never
      : `${Name & string} is of another type`
  : `no column ${Name & string}`;

type Problem<Row, K, F> = F extends { column: infer Name; reader: infer R }
  ? ColumnProblem<Row, Name, In<R>>
  : F extends { part: infer P; isOptional: infer Optional }
    ? Exclude<Problems<Row, P>, Optional extends true ? `${string} may be null` : never>
    : ColumnProblem<Row, Snake<K & string>, In<F>>;
type Problems<Row, S> = { [K in keyof S]: Problem<Row, K, S[K]> }[keyof S];

/** Nothing at each key that fits the generated types; at the others the problem, which no schema is. */
export type Checked<Source, S> = {
  readonly [K in keyof S]: [Problem<Generated<Source>, K, S[K]>] extends [never]
    ? unknown
    : Problem<Generated<Source>, K, S[K]>;
};
