import { isAppError } from '@telehealth/contracts/errors';
import { z } from 'zod';
import type { BackendClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { jsonRow } from '../rows/row-schema';
import { whole } from '../rows/row-values';

/** A FHIR R4 Bundle. Source: https://hl7.org/fhir/R4/bundle.html */
export interface RecordBundle {
  resourceType: 'Bundle';
  type: 'collection';
  id: string;
  timestamp: string;
  entry: unknown[];
}

/** The call that checks the right, writes the log line and gives the ticket. */
export type OpenExport = (client: BackendClient) => Parameters<typeof callBackend>[0];

export interface ExportProgress {
  /** What is being read: a FHIR resource, e.g. `Observation`, or a table. */
  part: string;
  /** Entries and steps read, of all. */
  done: number;
  total: number;
}

const plan = z.object({
  id: z.string(),
  timestamp: z.string(),
  parts: z.array(z.object({ part: z.string(), entries: whole })),
});
const entry = z.looseObject({ fullUrl: z.string() });
const page = jsonRow({ entries: z.array(entry), named: z.array(entry), after: z.string().nullable() });

const isOver = (cause: unknown) => isAppError(cause) && cause.id === 'access.lookOver';

/**
 * Everything about a person, read part by part: a record of twenty years is too much for one answer. What was read stays when a part
 * fails; `read` called again goes on there.
 */
export class ExportReader {
  readonly #client: BackendClient;
  readonly #open: OpenExport;
  readonly #onProgress: (progress: ExportProgress) => void;
  #ticket = '';
  #plan: z.output<typeof plan> | null = null;
  /** The part that is read now, by its place in the plan, and after which entry of it. */
  #place = 0;
  #after: string | null = null;
  #done = 0;
  readonly #entries: unknown[] = [];
  /** Practitioners, once each. */
  readonly #named = new Map<string, unknown>();

  constructor(client: BackendClient, open: OpenExport, onProgress: (progress: ExportProgress) => void) {
    this.#client = client;
    this.#open = open;
    this.#onProgress = onProgress;
  }

  /** The call that opens it has been answered. */
  get hasBegun(): boolean {
    return this.#plan !== null;
  }

  /** @throws AppError of the part that failed; those of the opening call */
  async read(): Promise<RecordBundle> {
    if (this.#plan === null) this.#plan = await this.#begin();
    const { id, timestamp, parts } = this.#plan;
    const total = parts.reduce((sum, { entries }) => sum + entries, 0);
    for (let now = parts[this.#place]; now !== undefined; now = parts[this.#place]) {
      this.#onProgress({ part: now.part, done: this.#done, total });
      const { entries, named, after } = await this.#ask(now.part);
      for (const one of entries) this.#entries.push(one);
      for (const one of named) this.#named.set(one.fullUrl, one);
      // What is counted as one step may have more entries, and lines may have come since they were counted.
      this.#done = Math.min(total, this.#done + Math.min(now.entries, Math.max(entries.length, 1)));
      this.#after = after;
      if (after === null) this.#place += 1;
    }
    return {
      resourceType: 'Bundle',
      type: 'collection',
      id,
      timestamp,
      entry: [...this.#entries, ...this.#named.values()],
    };
  }

  async #begin() {
    this.#ticket = await callBackend(this.#open(this.#client), z.string());
    return callBackend(this.#client.rpc('read_export', { p_ticket: this.#ticket }), plan);
  }

  async #ask(part: string): Promise<z.output<typeof page>> {
    const send = () =>
      callBackend(
        this.#client.rpc('read_export', {
          p_ticket: this.#ticket,
          p_part: part,
          ...(this.#after !== null && { p_after: this.#after }),
        }),
        page,
      );
    try {
      return await send();
    } catch (cause) {
      if (!isOver(cause)) throw cause;
      // On a slow line, or after a pause, the ticket is over: a new one is one more line in the log.
      this.#ticket = await callBackend(this.#open(this.#client), z.string());
      return send();
    }
  }
}
