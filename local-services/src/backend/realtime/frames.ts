import { z } from 'zod';

/** Protocol versions of realtime-js: 1 sends objects, 2 sends arrays and binary broadcasts. */
export type ProtocolVersion = '1.0.0' | '2.0.0';

export interface Message {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

export interface BroadcastPush {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  body: Buffer;
  /** The parsed body; undefined when it is not JSON. */
  payload: unknown;
}

const nullable = z.string().nullish();
const payload = z.record(z.string(), z.unknown()).catch({});
const arrayForm = z.tuple([nullable, nullable, z.string(), z.string(), payload]);
const objectForm = z.object({ join_ref: nullable, ref: nullable, topic: z.string(), event: z.string(), payload });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a text frame of either version. Returns null when it is malformed. */
export function parseText(text: string): Message | null {
  const json = parseJson(text);
  if (Array.isArray(json)) {
    const { data } = arrayForm.safeParse(json);
    return data
      ? { joinRef: data[0] ?? null, ref: data[1] ?? null, topic: data[2], event: data[3], payload: data[4] }
      : null;
  }
  const { data } = objectForm.safeParse(json);
  return data ? { ...data, joinRef: data.join_ref ?? null, ref: data.ref ?? null } : null;
}

const kindPush = 3;
const kindBroadcast = 4;

/**
 * Parses a binary broadcast: kind, five lengths (join ref, ref, topic, event, metadata), encoding, then the parts. Returns null
 * when it is malformed.
 */
export function parseBinary(frame: Buffer): BroadcastPush | null {
  if (frame.length < 7 || frame[0] !== kindPush) return null;
  let offset = 7;
  const take = (lengthAt: number) => {
    const length = frame[lengthAt] ?? 0;
    const part = frame.subarray(offset, offset + length).toString();
    offset += length;
    return part;
  };
  const [joinRef, ref, topic, event] = [take(1), take(2), take(3), take(4)];
  take(5);
  if (offset > frame.length || !topic || !event) return null;
  const body = frame.subarray(offset);
  const payload = frame[6] === 1 ? parseJson(body.toString()) : undefined;
  // The frame claims JSON but holds none: receivers would fail to parse it.
  if (frame[6] === 1 && payload === undefined) return null;
  return { joinRef: joinRef || null, ref: ref || null, topic, event, body, payload };
}

export function encodeText(version: ProtocolVersion, message: Message): string {
  const { joinRef, ref, topic, event, payload: body } = message;
  return version === '1.0.0'
    ? JSON.stringify({ join_ref: joinRef, ref, topic, event, payload: body })
    : JSON.stringify([joinRef, ref, topic, event, body]);
}

export function encodeBroadcast(topic: string, event: string, body: Buffer, isJson: boolean): Buffer {
  const [topicBytes, eventBytes] = [Buffer.from(topic), Buffer.from(event)];
  const header = Buffer.from([kindBroadcast, topicBytes.length, eventBytes.length, 0, isJson ? 1 : 0]);
  return Buffer.concat([header, topicBytes, eventBytes, body]);
}
