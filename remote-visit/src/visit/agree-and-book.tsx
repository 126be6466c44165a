import { Price } from '@telehealth/care/visits/price';
import type { Money } from '@telehealth/contracts/booking';
import type { AppError } from '@telehealth/contracts/errors';
import { formatMoment, MODE_LABELS, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { actingPerson } from '@telehealth/contracts/people';
import { useHostServices } from '@telehealth/contracts/session';
import { useBookVisit, useHoldSlot } from '@telehealth/data/slots/booking.mutations';
import { type ShownPractice, useShownPractice } from '@telehealth/data/slots/shown-practice.queries';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { whenText } from '@telehealth/ui/parts/time';
import { useState } from 'react';

interface Time {
  startsAt: Date;
  minutes: number;
  price: Money;
  needsApproval: boolean;
  /** Id of the appointment that holds this time already; null: an ordinary opening. */
  heldId: string | null;
}

interface AgreeAndBookProps {
  details: VisitDetails;
  time: Time;
  isInstead: boolean;
  /** Another patient has the time now. */
  onGone: () => void;
}

/** Shows what is booked and agreed to, and books it with the same details as the last visit. */
export function AgreeAndBook({ details, time, isInstead, onGone }: AgreeAndBookProps) {
  const { visit, specialistName } = details;
  const practice = useShownPractice(visit.counterpartId).data ?? null;
  const { book, error, isRunning } = useBookAgain(details, isInstead, practice);
  const zone = viewerTimeZone();
  const how = MODE_LABELS[visit.mode].toLowerCase();
  const press = async () => {
    if (!(await book(time))) onGone();
  };
  return (
    <Stack>
      <p>
        <strong>{whenText(time.startsAt, zone)}</strong>
        <br />
        {time.minutes} minutes, {how}, <Price money={time.price} />
      </p>
      <div role="status">{error !== null && <Notice tone="warning">{errorText(error)}</Notice>}</div>
      <Button wide busy={isRunning} onClick={() => void press()}>
        {labelOf(time)}
      </Button>
      <p className="small soft">
        You agree to be seen remotely, by {how}, and know that some problems need a visit in person.{' '}
        {sharedText(details)} {practiceText(practice)}{' '}
        {time.needsApproval && `${specialistName} answers before it is booked.`}
      </p>
    </Stack>
  );
}

function labelOf({ needsApproval, price }: Time): string {
  if (needsApproval) return 'Agree and ask for this time';
  return price.amountMinor === 0 ? 'Agree and book this time' : 'Agree and go to payment';
}

/**
 * What the previous visit shared, unless the patient revoked it. A visit that did not take place ended its sharing by itself.
 */
const sharedBefore = ({ sharing }: VisitDetails) =>
  sharing === null || sharing.state === 'revoked' ? [] : sharing.categories;

function sharedText(details: VisitDetails): string {
  const record = actingPerson() === null ? 'your record' : 'the record';
  return sharedBefore(details).length > 0
    ? `It shares the same parts of ${record} as this visit; change that on its page.`
    : `It shares nothing of ${record}; change that on its page.`;
}

const practiceText = (practice: ShownPractice | null) =>
  practice === null
    ? ''
    : `The staff of ${practice.name} who look after its calendar see the name, phone number and time, not why; they may ask to move the visit, or cancel it.`;

/** Holds the time and books it with the previous visit's words and sharing, then navigates to the next step. */
function useBookAgain(details: VisitDetails, isInstead: boolean, practice: ShownPractice | null) {
  const { visit } = details;
  const { navigateTo } = useHostServices();
  const holding = useHoldSlot();
  const booking = useBookVisit();
  // One idempotency key per time, so that repeated presses make one hold.
  const [keys] = useState(() => new Map<string, string>());
  const hold = ({ startsAt }: Time) => {
    const at = startsAt.toISOString();
    const idempotencyKey = keys.get(at) ?? crypto.randomUUID();
    keys.set(at, idempotencyKey);
    const { visitTypeId, mode } = visit;
    return holding.run({ visitTypeId, startsAt, mode, timeZone: viewerTimeZone(), idempotencyKey });
  };
  /**
   * An expired hold needs a new key, or the same hold would be returned for ever. After other failures the key prevents a
   * second hold.
   */
  const forgetLapsed = ({ startsAt }: Time, { id }: AppError) => {
    if (id === 'booking.holdExpired') keys.delete(startsAt.toISOString());
  };
  /** Resolves to false if the time was not available. */
  const book = async (time: Time): Promise<boolean> => {
    const held = time.heldId === null ? await hold(time) : { ok: true as const, value: { id: time.heldId } };
    if (!held.ok) return false;
    const { reason } = visit;
    const booked = await booking.run({
      appointmentId: held.value.id,
      reason: isInstead ? reason : `Follow-up of the visit of ${formatMoment(visit.startsAt, viewerTimeZone())}`,
      consent: true,
      check: null,
      files: [],
      access: sharedBefore(details),
      practiceId: practice?.id ?? null,
    });
    if (!booked.ok) {
      forgetLapsed(time, booked.error);
      return true;
    }
    navigateTo(booked.value.status === 'awaiting_payment' ? 'payment' : 'confirmation', { id: held.value.id });
    return true;
  };
  return { book, error: holding.error ?? booking.error, isRunning: holding.isRunning || booking.isRunning };
}
