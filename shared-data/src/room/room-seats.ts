import { CONSULTATION_MEDIA, CONSULTATION_STATES, SEAT_SIDES } from '@telehealth/contracts';
import { z } from 'zod';
import type { Backend, WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';

/** A call cannot wait for an answer as long as a page does. */
const CALL_MS = 8_000;
/** Nobody waits for this one, and asking again would cost a weak line as much once more. */
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
  /** Guests were let in beside the two sides, whether they sit yet or not. */
  several: z.boolean(),
  seats: z.array(seat),
});
/** How the call of a visit stands, and who sits in it. */
export type RoomNow = z.output<typeof roomNow>;

/**
 * This tab sits down; the person's other tabs have left. May be repeated.
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
 * This tab still sits there; who was silent for too long gets the seat back.
 * @throws AppError `consultation.notFound` for who takes no part any more
 */
export const keepRoomSeat = ({ client }: WithClient, seatId: string): Promise<RoomNow> =>
  callBackend(client.rpc('keep_room_seat', { p_seat: seatId }).abortSignal(AbortSignal.timeout(KEEP_MS)), roomNow);

/** This tab leaves the call; the visit goes on. */
export const leaveRoomSeat = ({ client }: WithClient, seatId: string): Promise<undefined> =>
  callBackend(
    client.rpc('leave_room_seat', { p_seat: seatId }).abortSignal(AbortSignal.timeout(CALL_MS)),
    acknowledged,
  );

/** Leaves a seat while the page goes. Nothing can be waited for then, so it is made ready before. */
interface Farewell {
  /** To be called now and then, since sessions are renewed. */
  makeReady(): Promise<void>;
  /** Sends what outlives the page. It is a courtesy: an empty seat is noticed without it. */
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
      void fetch(`${address.url}/rest/v1/rpc/leave_room_seat`, {
        method: 'POST',
        keepalive: true,
        headers: { apikey: address.key, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ p_seat: seatId }),
      }).catch(() => undefined);
    },
  };
}
