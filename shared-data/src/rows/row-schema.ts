import { z } from 'zod';
import { columnsOf, fromRow, isPart, type NameColumn, type Row, toSnake } from './row-fields';
import type { Checked, Entity, Fields } from './row-schema.types';

export { column, part, partOrNull } from './row-fields';

/** A schema that reads a row into its entity and, with `z.encode`, writes the row of an entity. */
export type RowSchema<E> = z.ZodCodec<z.ZodObject, z.ZodCustom<E, E>> & {
  /** The columns it reads, as `select` takes them. */
  readonly columns: string;
};

/**
 * The one description of a row: keys are those of the entity, the column of `startsAt` is `starts_at`. The generated types
 * guard it: a column that the table or function does not have, has with another type, or that may be null where the schema
 * does not say so, is an error at its key.
 * @param Source a table, or a function that returns rows
 */
export const rowSchema =
  <Source extends string>() =>
  <const S extends SchemaFields>(fields: S & Checked<Source, S>): RowSchema<Entity<S>> =>
    build(fields, toSnake);

/** The same for a row that comes within JSON. The generated types know nothing of it. */
export const jsonRow = <const S extends SchemaFields>(fields: S): RowSchema<Entity<S>> => build(fields, toSnake);

/** The same for an answer in JSON whose keys are already named like those of the entity. */
export const answerSchema = <const S extends SchemaFields>(fields: S): RowSchema<Entity<S>> =>
  build(fields, (key) => key);

type SchemaFields = Fields<z.ZodType>;

function build<S extends SchemaFields>(fields: S, nameOf: NameColumn): RowSchema<Entity<S>> {
  const columns = columnsOf<z.ZodType>(fields, nameOf, (schema) => schema.nullish());
  const schema = z.codec(z.object(columns), z.custom<Entity<S>>(), {
    decode: (row) => fromRow(fields, nameOf, row) as Entity<S>,
    encode: (entity) => toRow(fields, nameOf, entity as Row),
  });
  return Object.assign(schema, { columns: Object.keys(columns).join(', ') });
}

function toRow(fields: SchemaFields, nameOf: NameColumn, entity: Row): Row {
  const row: Row = {};
  for (const [key, field] of Object.entries(fields)) {
    if ('column' in field) row[field.column] = entity[key];
    else if (!isPart(field)) row[nameOf(key)] = entity[key];
    else Object.assign(row, toRow(field.part, nameOf, (entity[key] ?? {}) as Row));
  }
  return row;
}
