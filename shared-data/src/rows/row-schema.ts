import { z } from 'zod';
import type { Checked, Entity, Fields } from './row-schema.types';

/** A schema that reads a row into its entity and, with `z.encode`, writes the row of an entity. */
export type RowSchema<E> = z.ZodType<E, Record<string, unknown>> & {
  /** The columns it reads, as `select` takes them. */
  readonly columns: string;
};

/** A field whose column is called otherwise. */
export const column = <const Name extends string, S extends z.ZodType>(name: Name, schema: S) => ({
  column: name,
  schema,
});

/** Several columns of the row that are one thing in the entity. */
export const part = <S extends Fields>(fields: S) => ({ part: fields, isOptional: false as const });

/** The same, or null in a row that does not have all of them. */
export const partOrNull = <S extends Fields>(fields: S) => ({ part: fields, isOptional: true as const });

/**
 * The one description of a row: keys are those of the entity, the column of `startsAt` is `starts_at`. The generated types
 * guard it: a column that the table or function does not have, has with another type, or that may be null where the schema
 * does not say so, is an error at its key.
 * @param Source a table, or a function that returns rows
 */
export const rowSchema =
  <Source extends string>() =>
  <const S extends Fields>(fields: S & Checked<Source, S>): RowSchema<Entity<S>> =>
    build(fields, toSnake);

/** The same for an answer in JSON, whose keys are already named like those of the entity. The generated types know nothing of it. */
export const answerSchema = <const S extends Fields>(fields: S): RowSchema<Entity<S>> => build(fields, (key) => key);

type Row = Record<string, unknown>;
type NameColumn = (key: string) => string;

const toSnake: NameColumn = (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function build<S extends Fields>(fields: S, nameOf: NameColumn): RowSchema<Entity<S>> {
  const columns = columnsOf(fields, nameOf);
  const schema = z.codec(z.object(columns), z.custom<Entity<S>>(), {
    decode: (row) => fromRow(fields, nameOf, row) as Entity<S>,
    encode: (entity) => toRow(fields, nameOf, entity as Row),
  });
  return Object.assign(schema, { columns: Object.keys(columns).join(', ') });
}

function columnsOf(fields: Fields, nameOf: NameColumn): Record<string, z.ZodType> {
  const columns: Record<string, z.ZodType> = {};
  for (const [key, field] of Object.entries(fields)) {
    if (field instanceof z.ZodType) columns[nameOf(key)] = field;
    else if ('column' in field) columns[field.column] = field.schema;
    else
      for (const [name, schema] of Object.entries(columnsOf(field.part, nameOf)))
        columns[name] = field.isOptional ? schema.nullish() : schema;
  }
  return columns;
}

function fromRow(fields: Fields, nameOf: NameColumn, row: Row): Row {
  const entity: Row = {};
  for (const [key, field] of Object.entries(fields)) {
    if (field instanceof z.ZodType) entity[key] = row[nameOf(key)];
    else if ('column' in field) entity[key] = row[field.column];
    else {
      const read = fromRow(field.part, nameOf, row);
      entity[key] = field.isOptional && Object.values(read).some((value) => value == null) ? null : read;
    }
  }
  return entity;
}

function toRow(fields: Fields, nameOf: NameColumn, entity: Row): Row {
  const row: Row = {};
  for (const [key, field] of Object.entries(fields)) {
    if (field instanceof z.ZodType) row[nameOf(key)] = entity[key];
    else if ('column' in field) row[field.column] = entity[key];
    else Object.assign(row, toRow(field.part, nameOf, (entity[key] ?? {}) as Row));
  }
  return row;
}
