import { z } from 'zod';
import { CALL_STEPS, HEARINGS } from './room';

/** Broadcast event on the visit's topic that carries WebRTC signalling. */
export const SIGNAL_EVENT = 'signal';
export const SIGNAL_VERSION = 1;

const envelope = {
  v: z.literal(SIGNAL_VERSION),
  /** Seat ids. `g` counts how often these two seats started a new connection. */
  from: z.uuid(),
  to: z.uuid(),
  g: z.int().min(1).max(10_000),
};
/** The media state that one side reports about itself, over any transport. */
export const mediaState = z.strictObject({
  microphone: z.boolean(),
  camera: z.boolean(),
  screen: z.boolean(),
  step: z.enum(CALL_STEPS),
  hears: z.enum(HEARINGS).nullable(),
  /** Absent from older releases, which receive everything. */
  takes: z.enum(CALL_STEPS).optional(),
});
const candidate = z.strictObject({
  candidate: z.string().max(400),
  sdpMid: z.string().max(16).nullable(),
  sdpMLineIndex: z.int().min(0).max(16).nullable(),
  usernameFragment: z.string().max(256).nullable(),
});

/**
 * All signalling messages, as strict objects: unknown fields are rejected, so clinical text can never travel here.
 * Messages get lost when a socket is cut; `hello` says what has arrived, and its receiver repeats the rest.
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
    /** For an answer: the number of the offer it answers. */
    re: z.int().min(0),
  }),
  z.strictObject({ ...envelope, type: z.literal('candidates'), no: z.int().min(1), list: z.array(candidate).max(64) }),
  z.strictObject({ ...envelope, type: z.literal('state'), state: mediaState }),
]);
export type Signal = z.infer<typeof signal>;
/** A message without its envelope, which is added on sending. */
export type SignalBody = Signal extends infer S
  ? S extends Signal
    ? Omit<S, 'v' | 'from' | 'to' | 'g'>
    : never
  : never;

const ofAnyVersion = z.looseObject({ v: z.int() });

/** Parses a signal; otherwise says whether a newer release wrote it or it is garbage. */
export function readSignal(payload: unknown): Signal | 'newer' | 'garbage' {
  const parsed = signal.safeParse(payload);
  if (parsed.success) return parsed.data;
  const version = ofAnyVersion.safeParse(payload);
  return version.success && version.data.v > SIGNAL_VERSION ? 'newer' : 'garbage';
}
