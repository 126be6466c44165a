import type { Project } from '../project.ts';
import type { Charge, DisputeState, RefundState } from './provider.ts';

/** What the database made of a report. */
export type Outcome = 'applied' | 'known' | 'ignored' | 'mismatch' | 'pending' | 'unknown';

/** Facts of a payment as `payment_facts` gives them. */
export interface Facts {
  appointmentId: string;
  status: string;
  isDue: boolean;
  isLapsed: boolean;
  state: string;
  failure: string | null;
  amountMinor: number;
  currency: string;
  provider: string;
  ref: string | null;
  isChallenged: boolean;
  takeLater: boolean;
  /** The account that asks. */
  payer: string;
}

/**
 * Tells the database what a charge is now. A charge that only exists says nothing.
 * @param eventId the provider's id of the message; by default one made of the charge and its status, since asking twice says the same
 * @throws Refusal
 */
export async function reportCharge(
  project: Project,
  provider: string,
  appointmentId: string,
  charge: Charge,
  {
    eventId = `read:${charge.ref}:${charge.status}`,
    failure = charge.failure,
  }: { eventId?: string; failure?: string | null } = {},
): Promise<Outcome> {
  if (charge.status === 'created') return 'ignored';
  return (await project.asServer('report_charge', {
    p_appointment: appointmentId,
    p_provider: provider,
    p_event_id: eventId,
    p_kind: charge.status,
    p_ref: charge.ref,
    p_amount_minor: charge.amountMinor,
    p_currency: charge.currency,
    p_failure: failure,
  })) as Outcome;
}

/** Tells the database what a refund is now. @throws Refusal */
export async function reportRefund(
  project: Project,
  provider: string,
  refund: RefundState & { refundId: string },
): Promise<Outcome> {
  return (await project.asServer('report_refund', {
    p_refund: refund.refundId,
    p_provider: provider,
    p_refund_ref: refund.ref,
    p_state: refund.status,
    p_amount_minor: refund.amountMinor,
    p_currency: refund.currency,
  })) as Outcome;
}

/** Tells the database what a dispute is now. @throws Refusal */
export async function reportDispute(project: Project, provider: string, dispute: DisputeState): Promise<Outcome> {
  return (await project.asServer('report_dispute', {
    p_provider: provider,
    p_charge_ref: dispute.chargeRef,
    p_dispute_ref: dispute.ref,
    p_state: dispute.status,
    p_amount_minor: dispute.amountMinor,
    p_currency: dispute.currency,
  })) as Outcome;
}
