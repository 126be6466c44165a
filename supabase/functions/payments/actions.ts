import { Refused } from '../_shared/define-post.ts';
import {
  type Charge,
  type Order,
  type PaymentProvider,
  ProviderRefused,
  ProviderUnavailable,
} from '../_shared/payments/provider.ts';
import { type Facts, reportCharge } from '../_shared/payments/settle.ts';
import { ACTING_HEADER, type Project, type Rights } from '../_shared/project.ts';

/** What the actions need. */
export interface Desk {
  project: Project;
  provider: PaymentProvider;
  /** Origin of the site: where a bank's page leads back to. */
  siteUrl: string;
}

/** How a payment stands, as the page is told. Nothing of a card is part of it. */
export interface Standing {
  state: string;
  failure: string | null;
  /** Where the payer answers their bank, while it asks. */
  challengeUrl: string | null;
  /** The payer has something to do at their bank or the provider, also where its address is not told again. */
  isAsked: boolean;
}

/** One signed-in caller and one visit. */
export interface Caller {
  appointmentId: string;
  rights: Rights;
}

const factsOf = async ({ project }: Desk, { appointmentId, rights }: Caller): Promise<Facts> =>
  (await project.asCaller('payment_facts', { p_appointment: appointmentId }, rights)) as Facts;

const standingOf = (facts: Facts, charge?: Charge): Standing => ({
  state: facts.state,
  failure: facts.state === 'failed' ? facts.failure : null,
  challengeUrl: facts.state === 'processing' ? (charge?.challengeUrl ?? null) : null,
  isAsked: facts.state === 'processing' && charge?.status === 'challenge',
});

/** What the provider says of the open charge, told to the database. null: it does not answer. */
async function readOpen({ project, provider }: Desk, facts: Facts): Promise<Charge | null> {
  if (facts.state !== 'processing' || !facts.ref || facts.provider !== provider.name) return null;
  try {
    const charge = await provider.readState(facts.ref);
    await reportCharge(project, provider.name, facts.appointmentId, charge);
    return charge;
  } catch (cause) {
    if (cause instanceof ProviderUnavailable) return null;
    throw cause;
  }
}

/** Looks where a payment stands; asks the provider while no answer was heard. */
export async function check(desk: Desk, caller: Caller): Promise<Standing> {
  const facts = await factsOf(desk, caller);
  const charge = await readOpen(desk, facts);
  return charge ? standingOf(await factsOf(desk, caller), charge) : standingOf(facts);
}

/** Gives an attempt up that waits for the payer. One that the bank is working on stays. */
export async function giveUp(desk: Desk, caller: Caller): Promise<Standing> {
  const { project, provider } = desk;
  const facts = await factsOf(desk, caller);
  const open = await readOpen(desk, facts);
  if (open?.status === 'challenge' || open?.status === 'created') {
    const charge = await provider.cancel(open.ref);
    await reportCharge(project, provider.name, facts.appointmentId, charge);
    return standingOf(await factsOf(desk, caller), charge);
  }
  return open ? standingOf(await factsOf(desk, caller), open) : standingOf(facts);
}

export interface Attempt {
  /** What the provider's form made of the card. */
  token: string;
  /** One per press of the button; repeating it charges once. */
  attemptId: string;
  /** The amount that the payer was shown when they pressed. */
  shown: { amountMinor: number; currency: string };
}

function refuseUnlessDue(facts: Facts): void {
  if (facts.isLapsed) throw new Refused(409, 'booking.holdExpired');
  if (facts.state === 'processing') throw new Refused(409, 'payment.processing');
  if (!facts.isDue) throw new Refused(409, 'payment.notDue');
}

const IS_SETTLED = new Set(['authorised', 'paid', 'refund_pending', 'refunded', 'partly_refunded', 'not_required']);
const REFUSALS: Record<string, string> = {
  busy: 'payment.processing',
  lapsed: 'booking.holdExpired',
  notDue: 'payment.notDue',
  tooOften: 'payment.tooOften',
};

/**
 * Pays: creates the charge, has the database begin it, and only then has it confirmed. Whatever dies in between leaves either
 * a charge that was never asked of a card, or one that the database knows and asks about.
 */
export async function pay(desk: Desk, caller: Caller, attempt: Attempt): Promise<Standing> {
  const { project, provider } = desk;
  const { appointmentId } = caller;
  let facts = await factsOf(desk, caller);
  if (IS_SETTLED.has(facts.state)) return standingOf(facts);
  if (facts.isLapsed) throw new Refused(409, 'booking.holdExpired');
  const { amountMinor, currency, takeLater } = facts;
  const { shown } = attempt;
  if (shown.amountMinor !== amountMinor || shown.currency !== currency) throw new Refused(409, 'data.conflict');
  const key = `${appointmentId}:${attempt.attemptId}`;
  let begun: unknown;
  const created = await provider.create({ appointmentId, amountMinor, currency, takeLater, key });
  try {
    // Another attempt stands in the way: one that waits for the payer gives way, one the bank works on does not.
    if (facts.state === 'processing' && facts.ref !== created.ref) {
      await giveUp(desk, caller);
      facts = await factsOf(desk, caller);
      if (IS_SETTLED.has(facts.state)) return await dropped(desk, created, standingOf(facts));
      refuseUnlessDue(facts);
    }
    begun = await project.asServer('begin_payment', {
      p_appointment: appointmentId,
      p_provider: provider.name,
      p_attempt: attempt.attemptId,
      p_ref: created.ref,
      p_payer: facts.payer,
    });
    const refusal = REFUSALS[String(begun)];
    if (refusal) throw new Refused(begun === 'tooOften' ? 429 : 409, refusal);
  } catch (cause) {
    // Best effort: an unconfirmed charge costs nobody anything.
    await provider.cancel(created.ref).catch(() => {});
    throw cause;
  }
  if (begun === 'known' && created.status !== 'created') return check(desk, caller);
  const order = { appointmentId, amountMinor, currency, takeLater };
  return confirm(desk, caller, attempt, { ref: created.ref, order });
}

/** Where a bank's page leads back to: a payment for somebody else to the documents of that person. */
function addressOf(siteUrl: string, { appointmentId, rights }: Caller): string {
  const person = rights[ACTING_HEADER];
  return `${siteUrl}${person === undefined ? '' : `/for/${person}`}/payment/${appointmentId}`;
}

async function dropped({ provider }: Desk, created: Charge, standing: Standing): Promise<Standing> {
  await provider.cancel(created.ref).catch(() => {});
  return standing;
}

async function confirm(
  desk: Desk,
  caller: Caller,
  { token, attemptId }: Attempt,
  { ref, order }: { ref: string; order: Omit<Order, 'key'> },
): Promise<Standing> {
  const { project, provider, siteUrl } = desk;
  const { appointmentId } = caller;
  try {
    const charge = await provider.confirm(ref, {
      token,
      key: `${appointmentId}:${attemptId}`,
      order,
      returnUrl: addressOf(siteUrl, caller),
    });
    await reportCharge(project, provider.name, appointmentId, charge);
    return standingOf(await factsOf(desk, caller), charge);
  } catch (cause) {
    // Nobody knows whether it was taken: it stays in process, and the page and the worker ask.
    if (cause instanceof ProviderUnavailable) return standingOf(await factsOf(desk, caller));
    if (!(cause instanceof ProviderRefused)) throw cause;
    // The token was used up or none of theirs: the charge is given up, another try follows.
    const charge = await provider.cancel(ref);
    await reportCharge(project, provider.name, appointmentId, charge, { failure: 'payment.cardNotUsable' });
    return standingOf(await factsOf(desk, caller));
  }
}
