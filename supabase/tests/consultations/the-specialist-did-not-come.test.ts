import type { TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeMail } from '../../functions/_shared/mail/mail-texts.ts';
import { newVisit, type Visit } from '../support/consultations';
import { addSpecialist, asService, hintOf } from '../support/people';
import { paymentOf } from '../support/visits';
import { startVisits } from '../support/who-was-there';

let db: TestDatabase;
let operator: string;
beforeAll(async () => {
  ({ db, operator } = await startVisits());
});
afterAll(() => db.drop());

interface Kept {
  id: string;
  status: string;
  patient_id: string;
  specialist_id: string;
  starts_at: Date;
  hold_expires_at: Date | null;
}
const keptFor = async (visit: Visit) =>
  (await db.sql<Kept[]>`select * from public.appointments where replaces = ${visit.id}`)[0];

describe('the specialist did not come', () => {
  it('gives everything back and tells patient, specialist and operators, once', async () => {
    const visit = await newVisit(db.sql);
    await visit.enter(-5);
    expect(await visit.settle(15)).toBe(1);
    await visit.settle(16);
    const payment = await paymentOf(db.sql, visit.id);
    expect(payment.state).toBe('refunded');
    expect(await visit.refunded()).toBe(payment.amount_minor);
    for (const who of [visit.patient, visit.specialist, operator]) {
      expect((await visit.told(who)).filter((event) => event === 'consultation.specialistAbsent')).toHaveLength(1);
    }
    expect((await visit.consultation()).closing_reason).toBe('no_show_specialist');
    const mails = await db.sql<{ template: string; payload: { alternatives?: string[] } }[]>`
      select template, payload from public.outbox
      where template like 'consultation.specialistAbsent%' and payload ->> 'refId' = ${visit.id} order by template`;
    const texts = mails.map(({ template, payload }) => {
      const now = { origin: 'https://sawubona.example', now: visit.at(15) };
      return [template, writeMail(template, 'a@example.com', payload, now).text];
    });
    expect(Object.fromEntries(texts)).toEqual({
      'consultation.specialistAbsent.operator': expect.stringContaining('gets everything back'),
      'consultation.specialistAbsent.patient': expect.stringMatching(
        /US\$45\.00, everything you paid[\s\S]*We keep a new time for you: /,
      ),
      'consultation.specialistAbsent.specialist': expect.stringMatching(
        /Please write to them\.[\s\S]* in your calendar free for them meanwhile\./,
      ),
    });
    expect(mails[1]?.payload.alternatives).toHaveLength(3);
    const [notice] = await db.sql`select payload::text as text from public.notifications
      where recipient_id = ${operator} and ref_id = ${visit.id}`;
    expect(notice?.text).not.toContain('Thandi');
  });

  it('keeps the next time of theirs for the patient, who books it in one step', async () => {
    const visit = await newVisit(db.sql);
    await db.sql`update public.visit_types set needs_approval = true where specialist_id = ${visit.specialist}`;
    await visit.enter(-5);
    await visit.settle(15);
    const kept = await keptFor(visit);
    expect(kept).toMatchObject({ status: 'held', patient_id: visit.patient, specialist_id: visit.specialist });
    expect(kept?.starts_at.getTime()).toBeGreaterThanOrEqual(visit.at(15 + 120).getTime());
    expect(kept?.hold_expires_at?.getTime()).toBe(
      Math.min(kept?.starts_at.getTime() ?? 0, visit.at(15 + 24 * 60).getTime()),
    );
    const seen = (who: string) =>
      visit.as(who, 20, async (tx) => {
        const [row] = await tx<{ instead: { id: string; status: string } | null }[]>`
          select public.visit_details(${visit.id}) -> 'instead' as instead`;
        return row?.instead;
      });
    expect(await seen(visit.patient)).toMatchObject({ id: kept?.id, status: 'held' });
    const [booked] = await visit.as(
      visit.patient,
      20,
      (tx) => tx<{ status: string }[]>`select * from public.book_visit(${kept?.id ?? ''}, 'Cough', true)`,
    );
    // Nobody has to say yes again.
    expect(booked?.status).toBe('awaiting_payment');
    expect(await seen(visit.patient)).toMatchObject({ status: 'awaiting_payment' });
    await visit.settle(16);
    expect(await db.sql`select from public.appointments where replaces = ${visit.id}`).toHaveLength(1);
  });

  it('keeps a time at which the patient is free, and none where it is not wanted or not possible', async () => {
    const withOther = await newVisit(db.sql);
    await withOther.enter(-5);
    const later = withOther.at(15 + 120).getTime();
    const taken = new Date(Math.ceil(later / 1_800_000) * 1_800_000);
    const other = await addSpecialist(db.sql);
    await db.sql`insert into public.appointments (patient_id, specialist_id, visit_type_id, during, blocks, mode, hold_expires_at,
        booked_by, tz_patient, tz_specialist, visit_type_name, price_minor, currency, cancel_notice_minutes,
        late_refund_percent, idempotency_key)
      select ${withOther.patient}, ${other.id}, v.id, tstzrange(${taken}, ${taken}::timestamptz + interval '30 minutes'),
        tstzrange(${taken}, ${taken}::timestamptz + interval '30 minutes'), 'video', ${withOther.at(600)}, ${withOther.patient},
        'Africa/Johannesburg', 'Africa/Johannesburg', v.name, 0, 'USD', 0, 0, gen_random_uuid()
      from public.visit_types v where v.specialist_id = ${other.id} limit 1`;
    await withOther.settle(15);
    expect((await keptFor(withOther))?.starts_at).not.toEqual(taken);

    const retired = await newVisit(db.sql);
    await retired.enter(-5);
    await db.sql`update public.visit_types set active = false where specialist_id = ${retired.specialist}`;
    await retired.settle(15);
    expect(await retired.status()).toBe('no_show_specialist');
    expect(await keptFor(retired)).toBeUndefined();
  });

  it('is found by the one job that the scheduler runs', async () => {
    const visit = await newVisit(db.sql);
    await visit.enter(-5);
    await asService(db.sql, async (tx) => {
      await tx`select set_config('sawubona.clock', ${visit.at(15).toISOString()}, true)`;
      await tx`select public.run_due_jobs()`;
    });
    expect(await visit.status()).toBe('no_show_specialist');
  });

  it('is nothing a specialist can report of the patient instead', async () => {
    const visit = await newVisit(db.sql);
    await visit.enter(-5);
    await visit.settle(15);
    expect(await hintOf(visit.missed(20))).toBe('consultation.notNow');
    expect(await hintOf(visit.admit(20))).toBe('consultation.over');
  });
});
