import type { Sql } from 'postgres';
import { probeAs } from '../../database/act-as';
import type { Claims } from '../tokens';
import { type CapturedChange, wants } from './change-filter';
import { type Channel, type ChannelRegistry, push } from './channels';

interface Column {
  name: string;
  type: string;
}

interface Audience {
  claims: Claims;
  members: { channel: Channel; ids: number[] }[];
}

/** Groups channels by user, so that row security is queried once per user and not per channel. */
function audiencesOf(registry: ChannelRegistry, change: CapturedChange): Audience[] {
  const audiences = new Map<string, Audience>();
  for (const channel of registry.all()) {
    const ids = channel.changes.filter((one) => wants(one, change)).map((one) => one.id);
    if (ids.length === 0 || !registry.isAlive(channel)) continue;
    const key = JSON.stringify(channel.claims);
    const audience = audiences.get(key) ?? { claims: channel.claims, members: [] };
    audience.members.push({ channel, ids });
    audiences.set(key, audience);
  }
  return [...audiences.values()];
}

/** Returns the columns of the row that the user may see; null when the row is hidden from them. */
async function visibleColumns(sql: Sql, claims: Claims, change: CapturedChange): Promise<Column[] | null> {
  const table = `${change.schema_name}.${change.table_name}`;
  const relation = sql(table);
  return probeAs(sql, claims, async (tx) => {
    const columns = await tx<Column[]>`
      select a.attname as name, t.typname as type
      from pg_catalog.pg_attribute a join pg_catalog.pg_type t on t.oid = a.atttypid
      where a.attrelid = format('%I.%I', ${change.schema_name}::text, ${change.table_name}::text)::regclass
        and a.attnum > 0 and not a.attisdropped
        and has_column_privilege(a.attrelid, a.attnum, 'select') order by a.attnum`;
    if (columns.length === 0) return null;
    if (change.type === 'DELETE') return [...columns];
    const keys = Object.entries(change.pk).map(([key, value]) => tx`${tx(key)}::text = ${String(value)}`);
    const where = keys.reduce((all, one) => tx`${all} and ${one}`);
    try {
      const rows = await tx.savepoint((save) => save`select 1 from ${relation} where ${where}`);
      return rows.length > 0 ? [...columns] : null;
    } catch (cause) {
      if (cause instanceof Error && 'code' in cause && cause.code === '42501') return null;
      throw cause;
    }
  });
}

function pick(row: Record<string, unknown> | null, columns: Column[]): Record<string, unknown> {
  const names = new Set(columns.map((column) => column.name));
  return Object.fromEntries(Object.entries(row ?? {}).filter(([key]) => names.has(key)));
}

function dataFor(change: CapturedChange, columns: Column[]): Record<string, unknown> {
  return {
    schema: change.schema_name,
    table: change.table_name,
    type: change.type,
    commit_timestamp: change.at,
    columns,
    errors: null,
    ...(change.type === 'DELETE' ? {} : { record: pick(change.record, columns) }),
    // Of the old row only its key is sent, because row security cannot be evaluated for the past.
    ...(change.type === 'INSERT' ? {} : { old_record: pick(change.old_pk, columns) }),
  };
}

/** Sends a captured change to every subscriber who may see the row. */
export async function deliverChange(sql: Sql, registry: ChannelRegistry, id: string): Promise<void> {
  const [change] = await sql<CapturedChange[]>`
    select schema_name, table_name, type, pk, record, old_pk, to_json(at) #>> '{}' as at
    from realtime.changes where id = ${id}`;
  if (!change) return;
  for (const { claims, members } of audiencesOf(registry, change)) {
    const columns = await visibleColumns(sql, claims, change);
    if (!columns) continue;
    const data = dataFor(change, columns);
    for (const { channel, ids } of members) push(channel, 'postgres_changes', { ids, data });
  }
}

/** Sends what SQL broadcast with realtime.send(). Topics that are not private have no listeners. */
export async function deliverMessage(sql: Sql, registry: ChannelRegistry, id: string): Promise<void> {
  const [row] = await sql<{ payload: unknown; event: string; topic: string }[]>`
    select payload, event, topic from realtime.messages where id = ${id} and private`;
  if (!row) return;
  const payload = row.payload ?? {};
  const body = Buffer.from(JSON.stringify(payload));
  registry.broadcast({ topic: `realtime:${row.topic}`, event: row.event, body, payload });
}
