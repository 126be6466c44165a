import type { Fields, Part, Reader } from './row-schema.types';

/** A field whose column is called otherwise. */
export const column = <const Name extends string, R extends Reader>(name: Name, reader: R) => ({
  column: name,
  reader,
});

/** Several columns of the row that are one thing in the entity. */
export const part = <S extends Fields>(fields: S) => ({ part: fields, isOptional: false as const });

/** The same, or null in a row that does not have all of them. */
export const partOrNull = <S extends Fields>(fields: S) => ({ part: fields, isOptional: true as const });

export type Row = Record<string, unknown>;
export type NameColumn = (key: string) => string;

/** The column of `startsAt` is `starts_at`. */
export const toSnake: NameColumn = (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What reads each column. @param orNone makes a reader take a column that is not there or null */
export function columnsOf<R extends Reader>(
  fields: Fields<R>,
  nameOf: NameColumn,
  orNone: (reader: R) => R,
): Record<string, R> {
  const columns: Record<string, R> = {};
  for (const [key, field] of Object.entries(fields)) {
    if ('column' in field) columns[field.column] = field.reader;
    else if (!isPart(field)) columns[nameOf(key)] = field;
    else
      for (const [name, reader] of Object.entries(columnsOf(field.part, nameOf, orNone)))
        columns[name] = field.isOptional ? orNone(reader) : reader;
  }
  return columns;
}

/** The entity of columns that were read. */
export function fromRow(fields: Fields, nameOf: NameColumn, row: Row): Row {
  const entity: Row = {};
  for (const [key, field] of Object.entries(fields)) {
    if ('column' in field) entity[key] = row[field.column];
    else if (!isPart(field)) entity[key] = row[nameOf(key)];
    else {
      const read = fromRow(field.part, nameOf, row);
      entity[key] = field.isOptional && Object.values(read).some((value) => value == null) ? null : read;
    }
  }
  return entity;
}

export const isPart = <R extends Reader>(field: R | Part<R>): field is Part<R> => 'part' in field;
