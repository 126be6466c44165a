interface Group {
  title: string;
  detail?: string;
  /** Areas of events that the line switches as a whole; it switches the kinds that name it as well. */
  areas?: readonly string[];
  /** The mail that is shown as an example, by its template. */
  example: string;
}

const ALL = {
  booking: { title: 'A visit is booked, moved or cancelled', areas: ['booking'], example: 'booking.confirmed.patient' },
  reminder: {
    title: 'A visit is coming up',
    detail: 'Seven days before, and the day before',
    example: 'booking.soon.patient',
  },
  consultation: {
    title: 'A visit begins, runs late or ends',
    areas: ['consultation'],
    example: 'consultation.runningLate',
  },
  message: { title: 'Somebody writes to you', example: 'message.received' },
  prescription: {
    title: 'A prescription moves on or runs out',
    areas: ['prescription', 'renewal'],
    example: 'prescription.runningOut',
  },
  record: { title: 'Something new is in your record', areas: ['chart', 'note'], example: 'note.signed' },
  access: {
    title: 'Somebody asks to see your record',
    detail: 'Also when access begins, changes or ends',
    areas: ['access'],
    example: 'access.requested',
  },
  waitlist: { title: 'An earlier time becomes free', areas: ['waitlist'], example: 'waitlist.offer' },
  payment: { title: 'Money is refused or comes back', areas: ['payment'], example: 'payment.refunded' },
  emergency: {
    title: 'Your record is opened in an emergency',
    detail: 'It protects you, so we always tell you',
    example: 'access.emergencyOpened',
  },
} as const satisfies Record<string, Group>;
export type GroupId = keyof typeof ALL;

/** The lines of the settings: what a patient is told of, the nearest to their health first. */
export const GROUPS: Readonly<Record<GroupId, Group>> = ALL;
