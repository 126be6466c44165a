import type { Call } from './function-arguments';

const begins = /^begin$/i;
const setsRole = /^set local role "([a-z_]+)"$/i;
const sets = /^select set_config\('([a-z_.]+)', (?:(\$1)|''), true\)$/i;

/** The row a statement that was put off would have given. */
interface PutOff {
  set_config: string;
}

/**
 * How a request's transaction begins: the library opens it and then sets role, claims, path and headers one by one, each a
 * way to PostgreSQL and back. They are kept here and sent in one go with the first statement that does something, in the
 * same order and with nothing in between.
 */
export class TransactionOpening {
  private began: 'no' | 'kept' | 'sent' = 'no';
  private settings: { name: string; value: unknown }[] = [];

  /** @param preRequest the function PostgREST calls before each request, once it is known who asks */
  constructor(private readonly preRequest: string | null = null) {}

  /** Keeps the statement for later and gives its row, or null when it is not one of those. */
  putOff(statement: string, parameters: readonly unknown[]): PutOff | null {
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

  private keep(name: string, value: unknown): PutOff {
    this.settings.push({ name, value });
    return { set_config: String(value) };
  }

  /** What must be sent before the next statement. */
  take(): Call[] {
    const calls: Call[] = [];
    if (this.began === 'kept') calls.push({ statement: 'begin', parameters: [] });
    if (this.began === 'kept') this.began = 'sent';
    if (this.settings.length > 0) {
      const list = this.settings.map(({ name }, index) => `set_config('${name}', $${index + 1}, true)`);
      calls.push({ statement: `select ${list.join(', ')}`, parameters: this.settings.map(({ value }) => value) });
    }
    if (this.preRequest && this.settings.some(({ name }) => name === 'role')) {
      calls.push({ statement: `select ${this.preRequest}()`, parameters: [] });
    }
    this.settings = [];
    return calls;
  }

  /** Whether what comes next may choose how it is answered: the library empties the place for that before each function. */
  get mayChoose(): boolean {
    return this.settings.some(({ name }) => name === 'response.status');
  }

  /** Whether there is a transaction to end: not when nothing was asked in it. */
  get isOpen(): boolean {
    return this.began === 'sent';
  }
}
