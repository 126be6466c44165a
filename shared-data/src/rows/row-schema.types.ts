import type { z } from 'zod';
import type { Database, Json } from '../database.types';

/** What an entity is described by: a schema, a schema with the name of its column, or a part of several columns. */
export interface Fields {
  readonly [key: string]: z.ZodType | Column | Part;
}
interface Column {
  readonly column: string;
  readonly schema: z.ZodType;
}
interface Part {
  readonly part: Fields;
  readonly isOptional: boolean;
}

type OfField<F> = F extends z.ZodType
  ? z.output<F>
  : F extends { schema: infer S }
    ? z.output<S>
    : F extends { part: infer P; isOptional: infer Optional }
      ? Entity<P> | (Optional extends true ? null : never)
      : never;
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
type ColumnProblem<Row, Name, S> = Name extends keyof Row
  ? Json extends Row[Name]
    ? never
    : [z.input<S>] extends [Row[Name] | null | undefined]
      ? null extends Row[Name]
        ? null extends z.input<S>
          ? never
          : `${Name & string} may be null`
        : never
      : `${Name & string} is of another type`
  : `no column ${Name & string}`;

type Problem<Row, K, F> = F extends z.ZodType
  ? ColumnProblem<Row, Snake<K & string>, F>
  : F extends { column: infer Name; schema: infer S }
    ? ColumnProblem<Row, Name, S>
    : F extends { part: infer P; isOptional: infer Optional }
      ? Exclude<Problems<Row, P>, Optional extends true ? `${string} may be null` : never>
      : never;
type Problems<Row, S> = { [K in keyof S]: Problem<Row, K, S[K]> }[keyof S];

/** Nothing at each key that fits the generated types; at the others the problem, which no schema is. */
export type Checked<Source, S> = {
  readonly [K in keyof S]: [Problem<Generated<Source>, K, S[K]>] extends [never]
    ? unknown
    : Problem<Generated<Source>, K, S[K]>;
};
