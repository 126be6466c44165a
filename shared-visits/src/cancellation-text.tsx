import { formatMoney, formatShortDay, formatShortMoment, formatTime, type Money } from '@telehealth/contracts';
import type { Appointment, CancellationTerms } from '@telehealth/data/appointments/appointment.schema';

const minus = (whole: Money, part: Money): Money => ({ ...whole, amountMinor: whole.amountMinor - part.amountMinor });

/** What pressing cancel at this moment does to the money, e.g. `Cancel now: full refund of US$45.00.` */
export function cancelNowText({ refund, paid }: CancellationTerms): string {
  if (paid.amountMinor === 0) return 'Cancel now: nothing was paid, so nothing is kept.';
  const kept = minus(paid, refund);
  if (kept.amountMinor === 0) return `Cancel now: full refund of ${formatMoney(refund)}.`;
  if (refund.amountMinor === 0) return `Cancel now: the ${formatMoney(paid)} you paid is kept.`;
  return `Cancel now: ${formatMoney(refund)} comes back, ${formatMoney(kept)} is kept.`;
}

/** What holds later, or since when it does: `Free until …; after that US$22.50 of US$45.00 comes back.` */
export function cancelLaterText(
  terms: CancellationTerms,
  whole: Money,
  { zone, isZoneSaid }: { zone: string /** The screen names it already. */; isZoneSaid: boolean },
): string {
  const at = terms.freeUntil;
  const deadline = isZoneSaid ? `${formatShortDay(at, zone)}, ${formatTime(at, zone)}` : formatShortMoment(at, zone);
  const { lateRefund } = terms;
  // Also of a visit that was booked after that.
  if (terms.late) return `Cancelling is free only until ${deadline}, which is past.`;
  if (whole.amountMinor === 0) return `Please cancel before ${deadline} if you can.`;
  const comesBack =
    lateRefund.amountMinor === 0
      ? 'nothing comes back'
      : lateRefund.amountMinor >= whole.amountMinor
        ? 'everything comes back'
        : `${formatMoney(lateRefund)} of ${formatMoney(whole)} comes back`;
  if (terms.freeUntil <= terms.askedAt) return `This visit begins so soon that, if you cancel it, ${comesBack}.`;
  return `Cancelling is free until ${deadline}. After that ${comesBack}.`;
}

/** Who called a visit off and why, to whoever looks at it, e.g. `Cancelled by you: I feel better`. */
export function cancelledText({
  cancelledBy,
  cancelReason,
  cancelledLate,
  viewerRole,
  holderName,
}: Pick<Appointment, 'cancelledBy' | 'cancelReason' | 'cancelledLate' | 'viewerRole' | 'holderName'>): string {
  const by = cancelledBy !== viewerRole ? `the ${cancelledBy}` : (holderName ?? 'you');
  const who = cancelledBy === null || cancelledBy === 'system' ? 'Cancelled automatically' : `Cancelled by ${by}`;
  return `${who}${cancelledLate ? ', after the free time' : ''}${cancelReason ? `: ${cancelReason}` : ''}`;
}
