import type { Row, Stage } from './stage';

export interface Booking {
  patient: string;
  specialist: string;
  /** The visit takes the first opening from here on. */
  from: Date;
  /** When it is booked. Default: three days before `from`. */
  booked?: Date;
  type?: string;
  mode?: 'video' | 'voice' | 'chat';
  reason: string;
  /** The delegate who books. Default: the patient. */
  by?: string;
  /** The card to pay with; null: it stays unpaid. */
  card?: string | null;
  /** The record parts to share, chosen before paying; default: the usual set. */
  share?: readonly string[];
}

export const CARDS = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  silent: '4000000000000119',
} as const;

interface Opening {
  visit_type_id: string;
  starts_at: Date;
  minutes: number;
}

const LIVE = ['requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress'];

async function openingFor(
  stage: Stage,
  { patient, specialist, from, type = 'Consultation' }: Booking,
): Promise<Opening> {
  const [found] = await stage.admin(
    (tx) => tx<Opening[]>`
      select f.visit_type_id, o.starts_at, f.minutes
      from public.find_slots(${tx.json({ specialistId: stage.id(specialist) })}, ${from}, ${from}::timestamptz + interval '25 days', 12) f
      cross join unnest(f.openings) o (starts_at)
      where f.visit_type_name = ${type} and not exists (select from public.appointments a
        where a.patient_id = ${stage.id(patient)} and a.status = any (${LIVE})
          and a.during && tstzrange(o.starts_at, o.starts_at + make_interval(mins => f.minutes)))
      order by o.starts_at limit 1`,
  );
  if (!found) throw new Error(`No opening of ${specialist} from ${from.toISOString()} for ${patient}.`);
  return found;
}

export class DemoVisit {
  constructor(
    readonly stage: Stage,
    readonly id: string,
    readonly patient: string,
    readonly specialist: string,
    /** The patient or their delegate. */
    readonly by: string,
    public startsAt: Date,
    readonly minutes: number,
  ) {}

  /** Waits until that minute of the visit; negative: before its start. */
  until = (minute: number) => this.stage.until(new Date(this.startsAt.getTime() + minute * 60_000));
  /** Waits until that many hours after its end. */
  hoursAfter = (hours: number) => this.until(this.minutes + hours * 60);

  asPatient = <T extends object>(name: string, args: Record<string, unknown> = {}): Promise<T> =>
    inTheirPlace<T>(this.stage, this, name, { appointment: this.id, ...args });
  asSpecialist = <T extends object>(name: string, args: Record<string, unknown> = {}): Promise<T> =>
    this.stage.call<T>(this.specialist, name, { appointment: this.id, ...args });

  submit = (reason: string) => this.asPatient<{ status: string }>('book_visit', { reason, consent: true });
  pay = (card: string) =>
    this.asPatient('sandbox_charge', { card_number: card, expiry: '12/99', cvc: '123', attempt: this.stage.key() });
  cancel = (side: 'patient' | 'specialist', reason: string) =>
    side === 'patient'
      ? this.asPatient('cancel_appointment', { reason })
      : this.asSpecialist('cancel_appointment', { reason });

  /** Moves it to the first opening from there on. */
  async move(from: Date): Promise<void> {
    const starts_at = await this.openingFrom(from);
    await this.asPatient('reschedule_appointment', { starts_at });
    this.startsAt = starts_at;
  }
  /** The specialist asks to move to the first opening from there on, and the patient agrees. */
  async moveAsAsked(from: Date, reason: string): Promise<void> {
    const startsAt = await this.openingFrom(from);
    const moves = [{ appointmentId: this.id, startsAt: startsAt.toISOString() }];
    await this.stage.call(this.specialist, 'propose_times', { moves, reason });
    await this.asPatient('accept_proposed_time');
    this.startsAt = startsAt;
  }
  private async openingFrom(from: Date): Promise<Date> {
    const { patient, specialist } = this;
    return (await openingFor(this.stage, { patient, specialist, from, reason: '' })).starts_at;
  }

  enter = (location: string) =>
    this.asPatient('enter_waiting_room', {
      location,
      callback: '+1 202 555 0199',
      callback_e164: '+12025550199',
      consent: true,
      key: this.stage.key(),
    });
  admit = () => this.asSpecialist('admit_patient', { key: this.stage.key() });
  join = () => this.asSpecialist('record_join_event', { kind: 'join', key: this.stage.key() });
  /** Sends a chat message and returns its id. `more`: a danger sign found in it, a document attached. */
  say = async (side: 'patient' | 'specialist', body: string, more: Row = {}): Promise<string> => {
    const speak = side === 'patient' ? this.asPatient : this.asSpecialist;
    return (await speak<{ id: string }>('send_message', { client_id: this.stage.key(), body, ...more })).id;
  };

  /** Both join and talk, and the specialist completes the visit. */
  async happen(location = 'At home'): Promise<this> {
    await this.until(-6);
    await this.enter(location);
    await this.until(1);
    await this.admit();
    await this.asSpecialist('confirm_identity');
    await this.until(this.minutes - 4);
    await this.asSpecialist('finish_consultation');
    return this;
  }
}

/** Calls a function as the patient, or as who acts for them. */
export function inTheirPlace<T extends object>(
  stage: Stage,
  { patient, by }: { patient: string; by: string },
  name: string,
  args: Row,
): Promise<T> {
  return by === patient ? stage.call<T>(by, name, args) : stage.callFor<T>(by, stage.id(patient), name, args);
}

export async function hold(stage: Stage, booking: Booking): Promise<DemoVisit> {
  const { patient, specialist, by = patient } = booking;
  await stage.until(booking.booked ?? new Date(booking.from.getTime() - 3 * 86_400_000));
  const opening = await openingFor(stage, booking);
  const { id } = await inTheirPlace<{ id: string }>(stage, { patient, by }, 'hold_slot', {
    visit_type: opening.visit_type_id,
    starts_at: opening.starts_at,
    mode: booking.mode ?? 'video',
    time_zone: null,
    idempotency_key: stage.key(),
  });
  const visit = new DemoVisit(stage, id, patient, specialist, by, opening.starts_at, opening.minutes);
  if (booking.share) await visit.asPatient('set_visit_access', { categories: booking.share });
  return visit;
}

export async function book(stage: Stage, booking: Booking): Promise<DemoVisit> {
  const visit = await hold(stage, booking);
  const { status } = await visit.submit(booking.reason);
  const { card = CARDS.pays } = booking;
  if (status === 'awaiting_payment' && card) await visit.pay(card);
  return visit;
}
