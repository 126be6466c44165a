import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { ParameterOrJSON, ReservedSql, Row, RowList, Sql } from 'postgres';
import { asTexts, type Call } from './function-arguments';
import { TransactionOpening } from './transaction-opening';

const reads = /^\s*\(?\s*(select|with)\b/i;
const writesInWith = /^\s*with[\s\S]*\b(insert|update|delete|merge)\b/i;
const writesReturning = /^\s*(insert|update|delete|merge)\b[\s\S]*\breturning\b/i;

/**
 * The library looks the user up in the auth tables before each request and ignores the result. The gate already checked the
 * token, and the request role may not read those tables, so the query is skipped and returns no row.
 */
const accountLookup = /^select \* from "auth"\."(users|sessions)" where "id" = \$1$/;

/**
 * PostgREST sends `to_json(row)`. A driver's own parsing changes numerics, timestamps, arrays with NULL, enum arrays and bytea,
 * so PostgreSQL makes the JSON here too. Returns null when the statement returns no rows worth wrapping.
 */
export function wrapInJson(statement: string): string | null {
  if (reads.test(statement) && !writesInWith.test(statement)) {
    return `select to_json(__q)::text as __j from (${statement}) as __q`;
  }
  if (writesReturning.test(statement)) {
    return `with __q as (${statement}) select to_json(__q)::text as __j from __q`;
  }
  return null;
}

/** Reads the response that a function chose, as PostgREST does after every call. It is sent in the same batch as the call. */
const responseOverride = `select current_setting('response.status', true) as status, current_setting('response.headers', true) as headers`;
const asksChosenAnswer =
  /^\s*select current_setting\('response\.status', true\) as status,\s*current_setting\('response\.headers', true\) as headers\s*$/i;

class PooledConnection implements DatabaseConnection {
  private readonly opening: TransactionOpening;
  private session: Promise<ReservedSql> | null = null;
  private chosen: RowList<Row[]> | null = null;

  constructor(
    private readonly pool: Sql,
    preRequest: string | null,
  ) {
    this.opening = new TransactionOpening(preRequest);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (accountLookup.test(query.sql)) return { rows: [] };
    const deferred = this.opening.deferStatement(query.sql, query.parameters);
    if (deferred) return { rows: [deferred as R] };
    if (this.chosen !== null && asksChosenAnswer.test(query.sql)) return { rows: Array.from(this.chosen) as R[] };
    const { statement, parameters } = asTexts(query.sql, query.parameters);
    const wrapped = wrapInJson(statement);
    const mayChoose = this.opening.mayChoose;
    const result = await this.send(
      [...this.opening.take(), { statement: wrapped ?? statement, parameters }],
      mayChoose,
    );
    if (!wrapped) return { rows: Array.from(result) as R[], numAffectedRows: BigInt(result.count ?? 0) };
    const rows = Array.from(result, (row) => JSON.parse(row.__j as string) as R);
    return { rows, numAffectedRows: BigInt(rows.length) };
  }

  /**
   * Sends the statements in one batch and returns the rows of the last. Throws the first failure.
   * @param mayChoose whether the last one may choose its response, which is then read with it
   */
  private async send(calls: readonly Call[], mayChoose = false): Promise<RowList<Row[]>> {
    this.session ??= this.pool.reserve();
    const session = await this.session;
    const run = ({ statement, parameters }: Call) =>
      session.unsafe(statement, parameters as ParameterOrJSON<never>[], { prepare: true });
    const sent = calls.map(run);
    const choosing = mayChoose ? [run({ statement: responseOverride, parameters: [] })] : [];
    const [ends, [chosen]] = await Promise.all([Promise.allSettled(sent), Promise.allSettled(choosing)]);
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
    if (chosen?.status === 'rejected') throw chosen.reason;
    this.chosen = chosen?.value ?? null;
    const last = ends.at(-1);
    if (last?.status !== 'fulfilled') throw new Error('Nothing was sent.');
    return last.value;
  }

  /** Returns the session to the pool, if one was taken. */
  async release(): Promise<void> {
    (await this.session)?.release();
    this.session = null;
  }

  async end(...statements: readonly string[]): Promise<void> {
    if (!this.opening.isOpen) return;
    await this.send(statements.map((statement) => ({ statement, parameters: [] })));
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported.');
  }
}

/** How a successful request's transaction ends. */
export type EndRequests = () => 'commit' | 'rollback';

/**
 * Reserves one session per transaction, from its first statement to release, so that two requests never share a transaction. A
 * request that needs no database takes none.
 */
class PoolDriver implements Driver {
  constructor(
    private readonly pool: Sql,
    private readonly endRequests: EndRequests,
    private readonly preRequest: string | null,
  ) {}

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}

  async acquireConnection(): Promise<PooledConnection> {
    return new PooledConnection(this.pool, this.preRequest);
  }
  async beginTransaction(connection: PooledConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }
  async commitTransaction(connection: PooledConnection): Promise<void> {
    if (this.endRequests() === 'commit') await connection.end('commit');
    // Checks deferred constraints, which a commit would have refused.
    else await connection.end('set constraints all immediate', 'rollback');
  }
  async rollbackTransaction(connection: PooledConnection): Promise<void> {
    await connection.end('rollback');
  }
  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof PooledConnection) await connection.release();
  }
}

/** json and jsonb, whose values are encoded as JSON. */
const jsonTypes = new Set(['114', '3802']);
type Serializers = Record<string, (value: unknown) => unknown>;

/**
 * Sends filter values to PostgreSQL as written, so that PostgreSQL refuses a malformed time, list or number in its own words. The
 * driver would read the text `true` as false and send nothing for a number where a time is expected.
 */
function sendScalarsAsText(pool: Sql): void {
  const options = pool.options as unknown as { serializers: Serializers };
  options.serializers = new Proxy(options.serializers, {
    get: (target, type: string) => {
      const original = target[type];
      if (!original || jsonTypes.has(type)) return original;
      return (value: unknown) => (typeof value === 'object' ? original(value) : String(value));
    },
  });
}

/** Creates a query builder on the pool whose rows carry the values PostgREST would send. */
export function createValuesKysely(
  pool: Sql,
  endRequests: EndRequests,
  preRequest: string | null,
): Kysely<Record<string, never>> {
  sendScalarsAsText(pool);
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PoolDriver(pool, endRequests, preRequest),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  return new Kysely({ dialect });
}
