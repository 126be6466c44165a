import { SECOND_OPERATOR } from '../seed-accounts';
import type { Stage } from '../stage';

/** Open tasks of operators beside emergency access, reports and registrations. */
export async function desk(stage: Stage): Promise<void> {
  await stage.until(stage.day(-2, '10:00'));
  const form = {
    kind: 'telehealth',
    locale: 'en',
    version: 2,
    title: 'Consent to remote care',
    body: 'Demo text. A call cannot replace every examination. You may stop at any time, and ask for a visit in person.',
  };
  await stage.call(SECOND_OPERATOR, 'propose_publication', { kind: 'terms', form, replaces: 1 });
  const [charge] = await stage.admin(
    (tx) => tx<{ provider: string; ref: string; amount: number; currency: string }[]>`
      select p.provider, p.provider_ref as ref, p.amount_minor as amount, p.currency
      from public.payments p join public.appointments a on a.id = p.appointment_id
      where p.state = 'paid' and p.provider_ref is not null order by a.starts_at limit 1`,
  );
  await stage.serve('report_dispute', {
    provider: charge?.provider,
    charge_ref: charge?.ref,
    dispute_ref: 'dp_demo_1',
    state: 'open',
    amount_minor: charge?.amount,
    currency: charge?.currency,
  });
}
