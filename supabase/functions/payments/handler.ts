import { z } from 'zod';
import { definePost, Refused } from '../_shared/define-post.ts';
import { type PaymentProvider, ProviderRefused, ProviderUnavailable } from '../_shared/payments/provider.ts';
import { createProject, type ProjectOptions } from '../_shared/project.ts';
import { type Caller, check, type Desk, giveUp, pay, type Standing } from './actions.ts';

/** What the function needs; `provider` is null where this installation takes no payments. */
export interface PaymentsOptions extends ProjectOptions {
  provider: PaymentProvider | null;
  /** Origin of the site, e.g. `https://sawubona.example`. */
  siteUrl: string;
}

const ASKED = z.discriminatedUnion('action', [
  z.object({ action: z.enum(['check', 'cancel']), appointmentId: z.guid() }),
  z.object({
    action: z.literal('pay'),
    appointmentId: z.guid(),
    attemptId: z.guid(),
    shown: z.object({ amountMinor: z.int(), currency: z.string() }),
    // A card number is no token: it is refused before anything looks at it.
    token: z.string().regex(/^[a-z]{2,10}_[\w-]{4,120}$/),
  }),
]);

function act(desk: Desk, caller: Caller, asked: z.infer<typeof ASKED>): Promise<Standing> {
  if (asked.action === 'pay') return pay(desk, caller, asked);
  return asked.action === 'cancel' ? giveUp(desk, caller) : check(desk, caller);
}

/** @throws Refused in place of what the provider says */
function refuseForProvider(cause: unknown): never {
  if (cause instanceof ProviderRefused) throw new Refused(422, 'payment.cardNotUsable', cause);
  if (cause instanceof ProviderUnavailable) throw new Refused(503, 'payment.providerAway', cause);
  throw cause;
}

/**
 * The function `payments`, for signed-in payers. `GET …/payments` says how a card is handed to the provider;
 * `POST …/payments` with `{ action: 'pay', appointmentId, attemptId, token, shown: { amountMinor, currency } }`, `{ action: 'check' | 'cancel', appointmentId }`
 * answers `{ state, failure, challengeUrl, isAsked }`. The same on a hosted project and in the local services.
 */
export function createPaymentsHandler({ provider, siteUrl, ...options }: PaymentsOptions) {
  const project = createProject(options);
  return definePost({
    limit: 4_096,
    schema: ASKED,
    shown: provider?.browser ?? { provider: null },
    handle: async (asked, rights) => {
      if (!provider) throw new Refused(503, 'payment.providerOff');
      const caller = { appointmentId: asked.appointmentId, rights };
      return act({ project, provider, siteUrl }, caller, asked).catch(refuseForProvider);
    },
  });
}
