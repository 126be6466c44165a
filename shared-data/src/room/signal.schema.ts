import { CALL_STEPS, HEARINGS } from '@telehealth/contracts';
import { z } from 'zod';

/** The broadcast event of the visit's topic that carries what browsers need to connect. */
export const SIGNAL_EVENT = 'signal';
export const SIGNAL_VERSION = 1;

const envelope = {
  v: z.literal(SIGNAL_VERSION),
  /** Seats, as the database knows them. `g` counts how often these two began anew. */
  from: z.uuid(),
  to: z.uuid(),
  g: z.int().min(1).max(10_000),
};
/** What one side says of itself, by whatever way it travels. */
export const mediaState = z.strictObject({
  microphone: z.boolean(),
  camera: z.boolean(),
  screen: z.boolean(),
  step: z.enum(CALL_STEPS),
  hears: z.enum(HEARINGS).nullable(),
  /** Releases before it said nothing of this, and took everything. */
  takes: z.enum(CALL_STEPS).optional(),
});
const candidate = z.strictObject({
  candidate: z.string().max(400),
  sdpMid: z.string().max(16).nullable(),
  sdpMLineIndex: z.int().min(0).max(16).nullable(),
  usernameFragment: z.string().max(256).nullable(),
});

/**
 * Every message, strictly: what is not named here cannot travel, so no clinical word ever does. Messages get lost when a
 * socket is cut; `hello` says what has arrived, and whoever hears it repeats the rest.
 */
export const signal = z.discriminatedUnion('type', [
  z.strictObject({
    ...envelope,
    type: z.literal('hello'),
    seen: z.int().min(0),
    reply: z.boolean(),
    state: mediaState,
  }),
  z.strictObject({
    ...envelope,
    type: z.literal('description'),
    no: z.int().min(1),
    kind: z.enum(['offer', 'answer']),
    sdp: z.string().max(40_000),
    /** Of an answer: the number of the offer it answers. */
    re: z.int().min(0),
  }),
  z.strictObject({ ...envelope, type: z.literal('candidates'), no: z.int().min(1), list: z.array(candidate).max(64) }),
  z.strictObject({ ...envelope, type: z.literal('state'), state: mediaState }),
]);
export type Signal = z.infer<typeof signal>;
/** What a connection has to say; the envelope is put around it where it is sent. */
export type SignalBody = Signal extends infer S
  ? S extends Signal
    ? Omit<S, 'v' | 'from' | 'to' | 'g'>
    : never
  : never;

const ofAnyVersion = z.looseObject({ v: z.int() });

/** A signal; or why it is none: written by a newer release, or garbage. */
export function readSignal(payload: unknown): Signal | 'newer' | 'garbage' {
  const parsed = signal.safeParse(payload);
  if (parsed.success) return parsed.data;
  const version = ofAnyVersion.safeParse(payload);
  return version.success && version.data.v > SIGNAL_VERSION ? 'newer' : 'garbage';
}
