import type { Seat } from '@telehealth/contracts';

type OfSide = Pick<Seat, 'side'>;
/** Whoever treats. Guests sit on neither side. */
export const isPractice = ({ side }: OfSide): boolean => side === 'specialist' || side === 'covering';
const isPatient = ({ side }: OfSide): boolean => side === 'patient' || side === 'delegate';
const newest = (seats: readonly Seat[]): Seat | null =>
  seats.reduce<Seat | null>((best, seat) => (best === null || seat.n > best.n ? seat : best), null);

/** The seat that came in here later for the same side, and so has the connection; null: this one has it. */
export function seatInOurPlace(seats: readonly Seat[], seatId: string): Seat | null {
  const own = seats.find(({ id }) => id === seatId);
  if (own === undefined) return null;
  const top = newest(seats.filter(isPractice(own) ? isPractice : isPatient));
  return top === null || top.id === seatId ? null : top;
}

/** The newest seat on the other side of whoever sits on this one. */
export const seatOpposite = (seats: readonly Seat[], own: OfSide): Seat | null =>
  newest(seats.filter(isPractice(own) ? isPatient : isPractice));

/** A connection of two is between the newest seats of both sides. */
export function seatToTalkTo(seats: readonly Seat[], own: { seatId: string; isPractice: boolean }): Seat | null {
  if (seatInOurPlace(seats, own.seatId) !== null) return null;
  return newest(seats.filter(own.isPractice ? isPatient : isPractice));
}
