import type { Round } from '../in-rounds.ts';
import type { Project } from '../project.ts';
import { type PaymentProvider, ProviderRefused } from './provider.ts';
import { reportCharge, reportRefund } from './settle.ts';

/** A leased piece of work, as `claim_payment_work` gives it. */
interface Piece {
  kind: 'refund' | 'release' | 'duplicate' | 'capture' | 'check';
  id: string;
  appointment_id: string;
  provider_ref: string;
  amount_minor: number;
  currency: string;
  refund_ref: string | null;
  attempts: number;
  is_over: boolean;
}

/** Asks about a charge that has been without an answer. One that nobody waits for or that was never confirmed is given up. */
async function check(project: Project, provider: PaymentProvider, piece: Piece): Promise<void> {
  let charge = await provider.readState(piece.provider_ref);
  let failure = charge.failure;
  if (charge.status === 'created' || (charge.status === 'challenge' && piece.is_over)) {
    charge = await provider.cancel(piece.provider_ref);
    failure = charge.status === 'cancelled' ? 'payment.noAnswer' : charge.failure;
  }
  await reportCharge(project, provider.name, piece.appointment_id, charge, { failure });
}

async function giveBack(project: Project, provider: PaymentProvider, piece: Piece): Promise<void> {
  const { id: refundId, provider_ref: ref, amount_minor: amountMinor, attempts } = piece;
  const refund = piece.refund_ref
    ? await provider.readRefund(piece.refund_ref)
    : await provider.refund({ ref, refundId, amountMinor, key: `refund:${refundId}:${attempts}` });
  await reportRefund(project, provider.name, { ...refund, refundId });
}

async function letGo(project: Project, provider: PaymentProvider, piece: Piece): Promise<void> {
  const charge = await provider.cancel(piece.provider_ref);
  // Taken in the same moment: then it goes back like any other money.
  if (charge.status === 'paid') return giveBack(project, provider, piece);
  await reportRefund(project, provider.name, {
    ref: `void:${piece.provider_ref}:${piece.attempts}`,
    refundId: piece.id,
    status: charge.status === 'cancelled' ? 'succeeded' : 'failed',
    amountMinor: piece.amount_minor,
    currency: piece.currency,
  });
}

async function work(project: Project, provider: PaymentProvider, piece: Piece): Promise<void> {
  const { id, kind, appointment_id: appointmentId, provider_ref: ref } = piece;
  if (kind === 'check') return check(project, provider, piece);
  if (kind === 'capture') {
    const charge = await provider.capture(ref, `capture:${id}`);
    await reportCharge(project, provider.name, appointmentId, charge);
    return;
  }
  if (kind === 'release') return letGo(project, provider, piece);
  // A second charge may have been taken or only authorised.
  if (kind === 'duplicate' && (await provider.readState(ref)).status === 'authorised') {
    return letGo(project, provider, piece);
  }
  return giveBack(project, provider, piece);
}

/** A refund that the provider refuses outright counts as a failed try; its turn comes again after a pause. */
async function workOrRefuse(project: Project, provider: PaymentProvider, piece: Piece): Promise<void> {
  try {
    await work(project, provider, piece);
  } catch (cause) {
    if (!(cause instanceof ProviderRefused) || piece.kind === 'check' || piece.kind === 'capture') throw cause;
    await reportRefund(project, provider.name, {
      ref: `refused:${piece.id}:${piece.attempts}`,
      refundId: piece.id,
      status: 'failed',
      amountMinor: piece.amount_minor,
      currency: piece.currency,
    });
  }
}

/** Does what is open at the provider, up to twenty pieces. Safe to run twice at once. */
export async function drainPaymentWork(
  project: Project,
  provider: PaymentProvider,
  onFailure: (kind: string, cause: unknown) => void = () => {},
): Promise<Round> {
  const pieces = (await project.asServer('claim_payment_work', { p_provider: provider.name })) as Piece[];
  let failed = 0;
  for (const piece of pieces) {
    await workOrRefuse(project, provider, piece).catch((cause: unknown) => {
      failed += 1;
      onFailure(piece.kind, cause);
    });
  }
  return { done: pieces.length - failed, failed };
}
