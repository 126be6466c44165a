import type { ChangeSubscription } from './join-config';

export interface CapturedChange {
  schema_name: string;
  table_name: string;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  pk: Record<string, unknown>;
  record: Record<string, unknown> | null;
  old_pk: Record<string, unknown> | null;
  /** ISO 8601. */
  at: string;
}

function compare(a: string, b: string): number {
  const [x, y] = [Number(a), Number(b)];
  if (!Number.isNaN(x) && !Number.isNaN(y)) return x - y;
  return a < b ? -1 : a > b ? 1 : 0;
}

const operators: Record<string, (value: string, wanted: string) => boolean> = {
  eq: (value, wanted) => value === wanted,
  neq: (value, wanted) => value !== wanted,
  lt: (value, wanted) => compare(value, wanted) < 0,
  lte: (value, wanted) => compare(value, wanted) <= 0,
  gt: (value, wanted) => compare(value, wanted) > 0,
  gte: (value, wanted) => compare(value, wanted) >= 0,
  in: (value, wanted) =>
    wanted
      .replace(/^\(|\)$/g, '')
      .split(',')
      .includes(value),
};

/** Whether a row matches a filter such as `id=eq.7`. A filter that cannot be parsed matches nothing. */
export function fitsFilter(filter: string | undefined, row: Record<string, unknown>): boolean {
  if (!filter) return true;
  const [, column = '', operator = '', wanted = ''] = /^([^=]+)=(\w+)\.(.*)$/s.exec(filter) ?? [];
  const value = row[column];
  const fits = operators[operator];
  return fits !== undefined && value !== null && value !== undefined && fits(String(value), wanted);
}

export function wants(subscription: ChangeSubscription, change: CapturedChange): boolean {
  const { event, schema, table, filter } = subscription;
  const row = change.record ?? change.old_pk ?? {};
  return (
    (event === '*' || event.toUpperCase() === change.type) &&
    (schema === '*' || schema === change.schema_name) &&
    (!table || table === '*' || table === change.table_name) &&
    fitsFilter(filter, row)
  );
}
