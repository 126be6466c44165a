import type { Money } from '@telehealth/contracts/booking';
import { formatMoney, formatShortDay, formatShortMoment, formatTime } from '@telehealth/contracts/formatting';
import type { Appointment, CancellationTerms } from '@telehealth/data/appointments/appointment.schema';

const minus = (whole: Money, part: Money): Money => ({ ...whole, amountMinor: whole.amountMinor - part.amountMinor });

/** The effect of cancelling now, e.g. `Cancel now: full refund of US$45.00.` */
export function cancelNowText({ refund, paid }: CancellationTerms): string {
  if (paid.amountMinor === 0) return 'Cancel now: nothing was paid, so nothing is kept.';
  const kept = minus(paid, refund);
  if (kept.amountMinor === 0) return `Cancel now: full refund of ${formatMoney(refund)}.`;
  if (refund.amountMinor === 0) return `Cancel now: the ${formatMoney(paid)} you paid is kept.`;
  return `Cancel now: ${formatMoney(refund)} comes back, ${formatMoney(kept)} is kept.`;
}

/** The later terms, or since when they apply: `Free until …; after that US$22.50 of US$45.00 comes back.` */
export function cancelLaterText(
  terms: CancellationTerms,
  whole: Money,
  { zone, isZoneSaid }: { zone: string /** The screen names it already. */; isZoneSaid: boolean },
): string {
  const { freeUntil: at, freeMinutes, lateRefund } = terms;
  const isFreeOfCharge = whole.amountMinor === 0;
  const comesBack =
    lateRefund.amountMinor === 0
      ? 'nothing comes back'
      : lateRefund.amountMinor >= whole.amountMinor
        ? 'everything comes back'
        : `${formatMoney(lateRefund)} of ${formatMoney(whole)} comes back`;
  if (at === null) {
    if (terms.late) return 'It was booked so shortly before it begins that there was no time to cancel for free.';
    if (isFreeOfCharge)
      return 'This visit begins so soon that it cannot be moved. If you cannot come, please cancel it.';
    return `This visit begins so soon that it cannot be moved, and if you cancel it, ${comesBack}.`;
  }
  if (freeMinutes !== null) {
    const first = `For ${freeMinutes} minutes after you book, you can move or cancel this visit for free.`;
    return isFreeOfCharge
      ? `${first} After that you can only cancel it.`
      : `${first} After that you cannot move it, and if you cancel it, ${comesBack}.`;
  }
  const deadline = isZoneSaid ? `${formatShortDay(at, zone)}, ${formatTime(at, zone)}` : formatShortMoment(at, zone);
  if (terms.late) return `You could cancel for free until ${deadline}. That time is over.`;
  if (isFreeOfCharge) return `Please cancel before ${deadline} if you can.`;
  return `Cancelling is free until ${deadline}. After that ${comesBack}.`;
}

/** Who cancelled and why, for this viewer, e.g. `Cancelled by you: I feel better`. */
export function cancelledText({
  cancelledBy,
  cancelReason,
  cancelledLate,
  viewerRole,
  standsInFor,
}: Pick<Appointment, 'cancelledBy' | 'cancelReason' | 'cancelledLate' | 'viewerRole' | 'standsInFor'>): string {
  const by = cancelledBy !== viewerRole ? `the ${cancelledBy}` : (standsInFor ?? 'you');
  const who = cancelledBy === null || cancelledBy === 'system' ? 'Cancelled automatically' : `Cancelled by ${by}`;
  return `${who}${cancelledLate ? ', too late to cancel for free' : ''}${cancelReason ? `: ${cancelReason}` : ''}`;
}
