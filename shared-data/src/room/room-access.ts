import { CALL_TRANSPORTS } from '@telehealth/contracts';
import { z } from 'zod';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { callFunction } from '../client/call-function';
import { instant } from '../rows/row-values';

const iceServer = z.object({
  urls: z.union([z.string(), z.array(z.string())]),
  username: z.string().optional(),
  credential: z.string().optional(),
});

const roomAccess = z.object({
  transport: z.enum(CALL_TRANSPORTS),
  /** Relays and the credentials for them, which run out; empty where none is configured. */
  iceServers: z.array(iceServer),
  expiresAt: instant,
  /** This person's network address is not to be told to the other side. */
  relayOnly: z.boolean(),
  /** So it was wished, by this person or (not `hidingIsOwn`) by the practice for its patients; without relays it cannot be. */
  hidesAddress: z.boolean().default(false),
  hidingIsOwn: z.boolean().default(true),
  /** A call of more than two would go over a server; false: guests read and write along. */
  carriesMany: z.boolean().default(false),
  livekit: z
    .object({ url: z.string(), token: z.string(), key: z.string() })
    .nullish()
    .transform((livekit) => livekit ?? null),
});
export type RoomAccess = z.output<typeof roomAccess>;

/**
 * How the caller's tab reaches the others of a visit: relays with credentials of a few hours, or a server for more than two.
 * @throws AppError `consultation.notFound` for who takes no part; `data.offline`, `data.failed` when nothing answers
 */
export const readRoomAccess = (backend: WithClient, appointmentId: string): Promise<RoomAccess> =>
  callFunction(backend, 'room-access', { appointment: appointmentId }, roomAccess);

const standing = z.object({ hidesAddress: z.boolean() }).transform(({ hidesAddress }) => hidesAddress);

/**
 * Whether the caller's network address is to be hidden, by the database itself, which may answer where the function does not.
 * @throws AppError as `readRoomAccess`; `data.busy` after thirty times a minute
 */
export const readHidesAddress = ({ client }: WithClient, appointmentId: string): Promise<boolean> =>
  callBackend(client.rpc('room_access', { p_appointment: appointmentId }), standing);
