import { QueryClient } from '@tanstack/react-query';
import { ok } from '@telehealth/contracts/errors';
import { z } from 'zod';
import { type Appointment, appointment } from '../appointments/appointment.schema';
import type { Backend, BackendClient } from '../client/backend';
import type { LiveChannels, LiveListener, LiveState } from '../client/live-channels';

/** Responses by function or table name: a value is returned, a function is called, `refuse(…)` is an error. */
export type Answers = Readonly<Record<string, unknown>>;

export interface Refusal {
  refusal: { code: string; hint?: string; details?: string };
  status: number;
}

/** A refusal as the database sends it, e.g. `refuse('P0001', 'booking.slotTaken')`. Status 0 means unreachable. */
export function refuse(code: string, hint = '', status = 400): Refusal {
  return { refusal: { code, hint }, status };
}

/** One recorded call: the name of the function or table, and the arguments. */
export interface RecordedCall {
  name: string;
  args: unknown;
}

export interface FakeBackend extends Backend {
  readonly calls: RecordedCall[];
  /** Changes a response from now on. */
  answer(name: string, value: unknown): void;
  /** Sends a live message to all listeners, as the database would. */
  sendLive(): void;
  setLiveState(state: LiveState): void;
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refusal' in value;
}

function createFakeLive(): { live: LiveChannels; send(): void; setState(state: LiveState): void } {
  const listeners = new Set<LiveListener>();
  return {
    live: {
      closeAll: () => undefined,
      listen: (_topic, _event, listener) => {
        listeners.add(listener);
        listener.onState('connected');
        return () => void listeners.delete(listener);
      },
      join: (_topic, listener) => {
        listener.onState('connected');
        return { send: async () => 'ok', leave: () => undefined };
      },
      socket: () => 'connected',
      renew: async () => undefined,
    },
    send: () => {
      for (const listener of listeners) listener.onEvent();
    },
    setState: (state) => {
      for (const listener of listeners) listener.onState(state);
    },
  };
}

/** A request with the real one's chainable filters that resolves when awaited. */
function createRequest(answer: () => Promise<unknown>): object {
  const request: object = new Proxy(
    {},
    {
      get: (_target, name) =>
        name === 'then'
          ? (resolve: (value: unknown) => void, reject: (cause: unknown) => void) => answer().then(resolve, reject)
          : () => request,
    },
  );
  return request;
}

/**
 * A backend without a server, for component tests of pages. Only the database client is replaced: keys, schemas and the error
 * table are the real ones.
 */
export function createFakeBackend(first: Answers = {}): FakeBackend {
  const answers = new Map<string, unknown>(Object.entries(first));
  const calls: RecordedCall[] = [];
  const fakeLive = createFakeLive();
  const ask = (name: string, args: unknown) =>
    createRequest(async () => {
      calls.push({ name, args });
      const found = answers.get(name);
      const value: unknown = typeof found === 'function' ? await found(args) : found;
      if (isRefusal(value)) return { data: null, error: { message: '', ...value.refusal }, status: value.status };
      return { data: value ?? null, error: null, status: 200 };
    });
  /** A project function responds under `functions/<name>`. */
  const invoke = async (name: string, { body }: { body?: unknown } = {}) => {
    const answer = (await ask(`functions/${name}`, body)) as {
      data: unknown;
      error: object | null;
      status: number;
    };
    if (!answer.error) return { data: answer.data, error: null };
    const context = answer.status === 0 ? null : Response.json(answer.error, { status: answer.status });
    return { data: null, error: { context } };
  };
  const client = {
    functions: { invoke },
    accessToken: async () => 'a-token',
    rpc: (name: string, args?: unknown) => ask(name, args),
    from: (table: string) => ask(table, undefined),
  } as unknown as BackendClient;
  return {
    client,
    queries: new QueryClient({
      defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
    }),
    live: fakeLive.live,
    auth: {
      prepare: () => undefined,
      exchange: async () => ok({ userId: 'person' }),
      onLost: () => () => undefined,
      signOut: async () => ok(undefined),
      resendVerification: async () => ok(undefined),
    },
    calls,
    answer: (name, value) => void answers.set(name, value),
    sendLive: fakeLive.send,
    setLiveState: fakeLive.setState,
  };
}

/** Encodes an entity as a row of `my_appointments`. */
export const toAppointmentRow = (visit: Appointment): Record<string, unknown> => z.encode(appointment, visit);
