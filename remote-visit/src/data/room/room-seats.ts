import { CONSULTATION_MEDIA, CONSULTATION_STATES } from '@telehealth/contracts/visit';
import type { Backend, WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { personHeader } from '@telehealth/data/client/with-person';
import { z } from 'zod';
import { SEAT_SIDES } from './room';

/** A call needs an answer sooner than a page does. */
const CALL_MS = 8_000;
/** Long, because nothing waits for the heartbeat and a retry would load a weak network twice. */
const KEEP_MS = 18_000;

const seat = z.object({
  id: z.uuid(),
  n: z.int(),
  side: z.enum(SEAT_SIDES),
  name: z.string(),
  mine: z.boolean(),
  fingerprint: z.string(),
});
const roomNow = z.object({
  state: z.enum(CONSULTATION_STATES),
  medium: z.enum(CONSULTATION_MEDIA),
  /** Guests were admitted beside the two sides, whether they have a seat or not. */
  several: z.boolean(),
  /** Version of the encryption key of a call through a server; 0: none was issued yet. */
  keyVersion: z.int().default(0),
  seats: z.array(seat),
});
export type RoomNow = z.output<typeof roomNow>;

/**
 * Takes a seat for this tab; the user's other tabs leave theirs. Idempotent.
 * @param fingerprint SHA-256 of the certificate of its call, as in `AB:CD:…`
 * @throws AppError `consultation.notFound`, `tooEarly`, `tooLate`, `over`, `enterFirst`; `access.refused`
 */
export const takeRoomSeat = (
  { client }: WithClient,
  { appointmentId, seatId, fingerprint }: { appointmentId: string; seatId: string; fingerprint: string },
): Promise<RoomNow> =>
  callBackend(
    client
      .rpc('take_room_seat', { p_appointment: appointmentId, p_seat: seatId, p_fingerprint: fingerprint })
      .abortSignal(AbortSignal.timeout(CALL_MS)),
    roomNow,
  );

/**
 * Heartbeat of the seat. A seat that timed out is given back.
 * @throws AppError `consultation.notFound` if the caller no longer takes part
 */
export const keepRoomSeat = ({ client }: WithClient, seatId: string): Promise<RoomNow> =>
  callBackend(client.rpc('keep_room_seat', { p_seat: seatId }).abortSignal(AbortSignal.timeout(KEEP_MS)), roomNow);

/** Gives the seat up; the visit goes on. */
export const leaveRoomSeat = ({ client }: WithClient, seatId: string): Promise<undefined> =>
  callBackend(
    client.rpc('leave_room_seat', { p_seat: seatId }).abortSignal(AbortSignal.timeout(CALL_MS)),
    acknowledged,
  );

/** Gives the seat up while the page unloads. Nothing can be awaited then, so the token is fetched before. */
interface Farewell {
  /** Call it now and then, because sessions are renewed. */
  makeReady(): Promise<void>;
  /** Sends a request that outlives the page. If it fails, the seat times out. */
  send(seatId: string): void;
}

export function createFarewell({ client, address }: Pick<Backend, 'client' | 'address'>): Farewell {
  let token: string | null = null;
  return {
    async makeReady() {
      token = await client.accessToken().catch(() => token);
    },
    send(seatId) {
      if (token === null || address === undefined) return;
      const place = `${address.url}/rest/v1/rpc/leave_room_seat`;
      void fetch(place, {
        method: 'POST',
        keepalive: true,
        headers: {
          ...personHeader(place),
          apikey: address.key,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ p_seat: seatId }),
      }).catch(() => undefined);
    },
  };
}
