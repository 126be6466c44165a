import type { Call } from './function-arguments';
import { requestFacts } from './request-facts';

const begins = /^begin$/i;
const setsRole = /^set local role "([a-z_]+)"$/i;
const sets = /^select set_config\('([a-z_.]+)', (?:(\$1)|''), true\)$/i;

/** The row that a deferred statement would have returned. */
interface DeferredStatement {
  set_config: string;
}

/**
 * Batches the start of a request's transaction: the library opens it and then sets role, claims, path and headers one by one,
 * each a round trip to PostgreSQL. These are deferred and sent in one batch with the first real statement, in the same order with
 * nothing in between.
 */
export class TransactionOpening {
  private began: 'no' | 'kept' | 'sent' = 'no';
  private settings: { name: string; value: unknown }[] = [];

  /** @param preRequest the function PostgREST calls before each request, once the role is set */
  constructor(private readonly preRequest: string | null = null) {}

  /** Defers a statement and returns the row it would give; null when it is not one of those. */
  deferStatement(statement: string, parameters: readonly unknown[]): DeferredStatement | null {
    if (begins.test(statement)) {
      this.began = 'kept';
      return { set_config: '' };
    }
    const role = setsRole.exec(statement)?.[1];
    if (role) return this.keep('role', role);
    const [found, name, placeholder] = sets.exec(statement) ?? [];
    if (!found || !name) return null;
    return this.keep(name, placeholder ? parameters[0] : '');
  }

  private keep(name: string, value: unknown): DeferredStatement {
    this.settings.push({ name, value });
    return { set_config: String(value) };
  }

  /** Returns what must be sent before the next statement. */
  take(): Call[] {
    const calls: Call[] = [];
    if (this.began === 'kept') calls.push({ statement: 'begin', parameters: [] });
    if (this.began === 'kept') this.began = 'sent';
    const isNamed = (one: string) => this.settings.some(({ name }) => name === one);
    // Who asks is settled now: what SQL may know of the request goes with it, also where the library says nothing.
    if (isNamed('role')) this.settings.push(...requestFacts().filter(({ name }) => !isNamed(name)));
    if (this.settings.length > 0) {
      const list = this.settings.map(({ name }, index) => `set_config('${name}', $${index + 1}, true)`);
      calls.push({ statement: `select ${list.join(', ')}`, parameters: this.settings.map(({ value }) => value) });
    }
    if (this.preRequest && isNamed('role')) {
      calls.push({ statement: `select ${this.preRequest}()`, parameters: [] });
    }
    this.settings = [];
    return calls;
  }

  /** Whether the next statement may set the response: the library clears `response.status` before each function. */
  get mayChoose(): boolean {
    return this.settings.some(({ name }) => name === 'response.status');
  }

  /** Whether a transaction was opened; false when no statement needed it. */
  get isOpen(): boolean {
    return this.began === 'sent';
  }
}
