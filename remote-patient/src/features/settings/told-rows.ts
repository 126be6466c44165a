/** A line of what people are told: events or areas of them that one choice covers. */
export interface ToldRow {
  id: string;
  title: string;
  detail?: string;
  /** Names of the database: an event (`message.received`), or an area (`booking`). */
  events: readonly string[];
  /** The mail that is shown as an example, by its template. */
  example: string;
}

/** What a patient is told of, the nearest to their health first. */
export const TOLD_ROWS: readonly ToldRow[] = [
  {
    id: 'booking',
    title: 'A visit is booked, moved or cancelled',
    events: ['booking'],
    example: 'booking.confirmed.patient',
  },
  {
    id: 'reminder',
    title: 'A visit is coming up',
    detail: 'Seven days before, and the day before',
    events: ['booking.inAWeek', 'booking.soon'],
    example: 'booking.soon.patient',
  },
  {
    id: 'consultation',
    title: 'A visit begins, runs late or ends',
    events: ['consultation'],
    example: 'consultation.runningLate',
  },
  { id: 'message', title: 'Somebody writes to you', events: ['message.received'], example: 'message.received' },
  {
    id: 'prescription',
    title: 'A prescription moves on or runs out',
    events: ['prescription', 'renewal'],
    example: 'prescription.runningOut',
  },
  { id: 'record', title: 'Something new is in your record', events: ['chart', 'note'], example: 'note.signed' },
  {
    id: 'access',
    title: 'Somebody asks to see your record',
    detail: 'Also when access begins, changes or ends',
    events: ['access'],
    example: 'access.requested',
  },
  { id: 'waitlist', title: 'An earlier time becomes free', events: ['waitlist'], example: 'waitlist.offer' },
  { id: 'payment', title: 'Money is refused or comes back', events: ['payment'], example: 'payment.refunded' },
  {
    id: 'emergency',
    title: 'Your record is opened in an emergency',
    detail: 'It protects you, so we always tell you',
    events: ['access.emergencyOpened'],
    example: 'access.emergencyOpened',
  },
];
