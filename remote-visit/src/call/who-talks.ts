import type { Seat } from '../data/room/room';

type OfSide = Pick<Seat, 'side'>;
/** The side that treats. Guests are on neither side. */
export const isPractice = ({ side }: OfSide): boolean => side === 'specialist' || side === 'covering';
const isPatient = ({ side }: OfSide): boolean => side === 'patient' || side === 'delegate';
const newest = (seats: readonly Seat[]): Seat | null =>
  seats.reduce<Seat | null>((best, seat) => (best === null || seat.n > best.n ? seat : best), null);

/** A newer seat of our own side, which has the connection now; null: this seat has it. */
export function replacingSeat(seats: readonly Seat[], seatId: string): Seat | null {
  const own = seats.find(({ id }) => id === seatId);
  if (own === undefined) return null;
  const top = newest(seats.filter(isPractice(own) ? isPractice : isPatient));
  return top === null || top.id === seatId ? null : top;
}

export const seatOpposite = (seats: readonly Seat[], own: OfSide): Seat | null =>
  newest(seats.filter(isPractice(own) ? isPatient : isPractice));

/** A peer connection joins the newest seats of both sides. */
export function seatToTalkTo(seats: readonly Seat[], own: { seatId: string; isPractice: boolean }): Seat | null {
  if (replacingSeat(seats, own.seatId) !== null) return null;
  return newest(seats.filter(own.isPractice ? isPatient : isPractice));
}
