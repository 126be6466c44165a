import type { WithClient } from '@telehealth/data/client/backend';
import { callBackend } from '@telehealth/data/client/call-backend';
import { callFunction } from '@telehealth/data/client/call-function';
import { instant } from '@telehealth/data/rows/row-values';
import { z } from 'zod';
import { CALL_TRANSPORTS } from './room';

const iceServer = z.object({
  urls: z.union([z.string(), z.array(z.string())]),
  username: z.string().optional(),
  credential: z.string().optional(),
});

const roomAccess = z.object({
  transport: z.enum(CALL_TRANSPORTS),
  /** TURN servers with credentials that expire; empty where none is configured. */
  iceServers: z.array(iceServer),
  expiresAt: instant,
  /** This user's network address must be hidden from the other side. */
  relayOnly: z.boolean(),
  /** Hiding was requested, by this user or (`hidingIsOwn` false) by the practice for its patients. It needs a relay. */
  hidesAddress: z.boolean().default(false),
  hidingIsOwn: z.boolean().default(true),
  /** A call of more than two would go over a server. False: guests only read and write. */
  carriesMany: z.boolean().default(false),
  /** The server has not confirmed yet that a removed participant is out of the call. */
  isClearing: z.boolean().default(false),
  livekit: z
    .object({ url: z.string(), token: z.string(), key: z.string(), keyVersion: z.int().default(1) })
    .nullish()
    .transform((livekit) => livekit ?? null),
});
export type RoomAccess = z.output<typeof roomAccess>;

/**
 * How the caller's tab connects in a visit: TURN servers with credentials for a few hours, or a server for more than two.
 * @throws AppError `consultation.notFound` if the caller takes no part; `data.offline`, `data.failed` when nothing answers
 */
export const readRoomAccess = (backend: WithClient, appointmentId: string): Promise<RoomAccess> =>
  callFunction(backend, 'room-access', { appointment: appointmentId }, roomAccess);

const standing = z.object({ hidesAddress: z.boolean() }).transform(({ hidesAddress }) => hidesAddress);

/**
 * Whether the caller's network address is to be hidden. Asks the database, which may answer where the edge function does not.
 * @throws AppError as `readRoomAccess`; `data.busy` after thirty calls a minute
 */
export const readHidesAddress = ({ client }: WithClient, appointmentId: string): Promise<boolean> =>
  callBackend(client.rpc('room_access', { p_appointment: appointmentId }), standing);
