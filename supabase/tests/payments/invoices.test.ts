import { GOOD_NOTE } from '@telehealth/contracts/examples/notes';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acting } from '../support/acting';
import { close } from '../support/closing';
import { delegateTo, type Visit } from '../support/consultations';
import { addOperator, useMovableClock } from '../support/operators';
import { addPatient, addPerson, addSpecialist, as, asGuest, hintOf } from '../support/people';
import { publisher } from '../support/publishing';
import { beginNote, DAY, endOf, saveNote, signedNote, signNote, visitThatIs } from '../support/records';
import { bookVisit, useSandbox } from '../support/visits';

let db: TestDatabase;
let crowd: Sql;
let operator: string;
const today = () => new Date(Date.now() + 2 * 3_600_000).toISOString().slice(0, 10);
const dayAfter = (days: number) => new Date(Date.now() + 2 * 3_600_000 + days * DAY).toISOString().slice(0, 10);

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  crowd = postgres(db.url, { max: 4, onnotice: () => {} });
  operator = await addOperator(db.sql);
});
afterAll(async () => {
  await crowd.end();
  await db.drop();
});
beforeEach(() => setting('charge_currency', ''));

const setting = (key: string, value: string) => db.sql`update private.settings set value = ${value} where key = ${key}`;

interface Invoice {
  kind: string;
  number: string;
  corrects: string | null;
  amountMinor: number;
  randsMinor: number | null;
  vatMinor: number | null;
  vatNumber: string | null;
  patientName: string;
  payerName: string;
}
interface OfVisit {
  awaitsNote: boolean;
  invoices: Invoice[];
}
const ofVisit = (who: string, id: string) =>
  as(db.sql, who, async (tx) => {
    const [row] = await tx<{ i: OfVisit }[]>`select public.invoices_of_visit(${id}) as i`;
    if (row === undefined) throw new Error('One row was expected.');
    return row.i;
  });
interface Month {
  totals: Record<string, unknown>[];
  invoices: (Invoice & { initials: string })[];
  waiting: { appointmentId: string; coveringName: string | null }[];
  thisMonth: string;
}
const monthOf = (who: string, month: string | null = null) =>
  as(db.sql, who, async (tx) => {
    const [row] = await tx<{ m: Month }[]>`select public.my_invoices(${month}::date) as m`;
    if (row === undefined) throw new Error('One row was expected.');
    return row.m;
  });
const amounts = ({ invoices }: OfVisit) => invoices.map(({ number, amountMinor }) => [number, amountMinor]);
const refund = (visit: string, amount: number | null, reason: string) =>
  db.sql`select private.refund(${visit}, ${amount}, ${reason})`;
const saveVat = (who: string, number: string, from: string | null, last: string | null = null) =>
  as(db.sql, who, (tx) => tx`select public.save_my_vat(${number}, ${from}::date, ${last}::date)`);
const vatOf = (who: string) =>
  as(db.sql, who, async (tx) => {
    const [row] = await tx<{ v: { earliest: string | null; percent: number; registration: object | null } }[]>`
      select public.my_vat() as v`;
    return row?.v;
  });

/** A paid visit that is over; its note is not signed. */
async function seen(specialist?: { id: string; visitType: string }, patient?: string) {
  const doctor = specialist ?? (await addSpecialist(db.sql));
  const visit = await visitThatIs(db.sql, patient ?? (await addPatient(db.sql)), doctor);
  return { visit, doctor, patient: visit.patient };
}
async function invoiced(specialist?: { id: string; visitType: string }) {
  const all = await seen(specialist);
  await signedNote(db.sql, all.visit);
  return all;
}
const inRands = async () => {
  await setting('charge_currency', 'ZAR');
  const [known] = await db.sql`select from public.exchange_rates where retired_at is null`;
  if (known === undefined) await publisher(db.sql, operator).rate({ dated: today() });
};

describe('an invoice', () => {
  it('is made when the note of a paid visit is signed, and not before', async () => {
    const { visit, doctor, patient } = await seen();
    await db.sql`update public.specialists set practice_number = '0123456', practice_address = '1 Made-up Road'
      where profile_id = ${doctor.id}`;
    expect(await ofVisit(patient, visit.id)).toEqual({ awaitsNote: true, invoices: [] });
    expect((await monthOf(doctor.id)).waiting).toMatchObject([{ appointmentId: visit.id, coveringName: null }]);
    await signedNote(db.sql, visit);
    const { awaitsNote, invoices } = await ofVisit(patient, visit.id);
    expect(awaitsNote).toBe(false);
    expect(invoices).toMatchObject([
      {
        ...{ kind: 'invoice', number: 'INV-00001', corrects: null, amountMinor: 4500, currency: 'USD', minutes: 30 },
        ...{ vatNumber: null, vatMinor: null, vatPercent: null, sellerName: 'Naledi Test', practiceNumber: '0123456' },
        ...{ practiceAddress: '1 Made-up Road', patientName: 'Thandi Test', payerName: 'Thandi Test' },
      },
    ]);
    expect((await monthOf(doctor.id)).waiting).toEqual([]);
  });

  it('is made when the money is taken, where the note was signed before', async () => {
    await setting('payment_capture', 'at_completion');
    const doctor = await addSpecialist(db.sql);
    const visit = await visitThatIs(db.sql, await addPatient(db.sql), doctor, 'in_progress');
    await setting('payment_capture', 'at_booking');
    await signedNote(db.sql, visit);
    expect(await ofVisit(visit.patient, visit.id)).toEqual({ awaitsNote: false, invoices: [] });
    await visit.finish(29);
    expect(amounts(await ofVisit(visit.patient, visit.id))).toEqual([['INV-00001', 4500]]);
  });

  it('is made once, whoever presses twice or signs a second note of the visit', async () => {
    const { visit, patient, doctor } = await seen();
    const begun = await beginNote(db.sql, visit);
    const { note } = await saveNote(db.sql, doctor.id, begun, GOOD_NOTE, endOf(visit));
    await Promise.all([1, 2, 3].map(() => signNote(crowd, doctor.id, note, endOf(visit))));
    await signedNote(db.sql, visit, GOOD_NOTE, 'mental_health');
    expect(amounts(await ofVisit(patient, visit.id))).toEqual([['INV-00001', 4500]]);
  });

  it('has the next number of its specialist, also where many are signed at once and one is undone', async () => {
    const doctor = await addSpecialist(db.sql);
    const visits: Visit[] = [];
    for (let nr = 0; nr < 4; nr += 1) visits.push((await seen(doctor)).visit);
    const [first] = visits as [Visit];
    const notes = await Promise.all(
      visits.map(async (visit) => ({
        visit,
        note: (await saveNote(db.sql, doctor.id, await beginNote(db.sql, visit), GOOD_NOTE, endOf(visit))).note,
      })),
    );
    const undone = crowd
      .begin(async (tx) => {
        await tx`select set_config('sawubona.clock', ${endOf(first).toISOString()}, true)`;
        await tx`update public.notes set state = 'signed', signed_at = private.clock() where id = ${notes[0]?.note.id ?? ''}`;
        await tx`select private.issue_invoice(${first.id})`;
        const [made] = await tx`select from private.invoices where appointment_id = ${first.id}`;
        expect(made).toBeDefined();
        throw new Error('undo');
      })
      .catch(({ message }) => message);
    expect(await undone).toBe('undo');
    await Promise.all(notes.map(({ note, visit }) => signNote(crowd, doctor.id, note, endOf(visit))));
    const [{ serials } = { serials: [] }] = await db.sql<{ serials: number[] }[]>`
      select array_agg(serial order by serial) as serials from private.invoices where specialist_id = ${doctor.id}`;
    expect(serials).toEqual([1, 2, 3, 4]);
  });

  it('is not waited for where the note was signed before there were invoices', async () => {
    const { visit, patient, doctor } = await invoiced();
    await db.sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`delete from private.invoices where appointment_id = ${visit.id}`;
    });
    expect(await ofVisit(patient, visit.id)).toEqual({ awaitsNote: false, invoices: [] });
    expect((await monthOf(doctor.id)).waiting).toEqual([]);
  });

  it('never changes, whoever asks', async () => {
    const { visit, doctor, patient } = await invoiced();
    const before = await ofVisit(patient, visit.id);
    for (const change of [
      'update private.invoices set amount_minor = 1',
      "update private.invoices set patient_name = 'Closed account'",
      'delete from private.invoices',
    ])
      expect(await hintOf(db.sql.unsafe(`${change} where appointment_id = '${visit.id}'`))).toBe('access.refused');
    await db.sql`update public.specialists set hospital = 'Another', practice_number = '7' where profile_id = ${doctor.id}`;
    await db.sql`update public.profiles set last_name = 'Married' where id = ${patient}`;
    expect(await ofVisit(patient, visit.id)).toEqual(before);
  });

  it('keeps the names of a closed account until the law’s term for money is over, and not longer', async () => {
    const { visit, patient, doctor } = await invoiced();
    await close(db.sql, patient);
    const named = async () => {
      const { invoices } = await ofVisit(doctor.id, visit.id);
      return invoices.map(({ patientName, payerName, amountMinor }) => [patientName, payerName, amountMinor]);
    };
    expect(await named()).toEqual([['Thandi Test', 'Thandi Test', 4500]]);
    const forgetAfter = (days: number) =>
      db.sql.begin(async (tx) => {
        await tx`select set_config('sawubona.clock', ${new Date(Date.now() + days * DAY).toISOString()}, true)`;
        await tx`select private.forget_closed()`;
      });
    await forgetAfter(365 * 7 - 30);
    expect(await named()).toEqual([['Thandi Test', 'Thandi Test', 4500]]);
    await forgetAfter(365 * 7 + 30);
    expect(await named()).toEqual([['Closed account', 'Closed account', 4500]]);
  });

  it('is read by its patient and its specialist, by nobody else', async () => {
    const { visit, doctor } = await invoiced();
    expect(amounts(await ofVisit(doctor.id, visit.id))).toEqual([['INV-00001', 4500]]);
    for (const stranger of [await addPatient(db.sql), (await addSpecialist(db.sql)).id, operator])
      expect(await hintOf(ofVisit(stranger, visit.id))).toBe('payment.notFound');
    expect(await hintOf(asGuest(db.sql, (tx) => tx`select public.invoices_of_visit(${visit.id})`))).toBe('42501');
    for (const who of [visit.patient, doctor.id])
      expect(await hintOf(as(db.sql, who, (tx) => tx`select from private.invoices`))).toBe('42501');
  });

  it('names who paid for somebody else; they read no codes in it, and of a private visit nothing', async () => {
    const mother = await addPatient(db.sql, 'Nomsa Khumalo');
    const child = await addPerson(db.sql, mother);
    const { visit, doctor, patient } = await seen(undefined, acting(mother, child));
    await signedNote(db.sql, visit);
    await as(db.sql, doctor.id, (tx) => tx`select public.set_visit_codes(${visit.id}, '{J45.9}', '{0190}')`);
    const read = await ofVisit(patient, visit.id);
    expect(read.invoices).toMatchObject([{ patientName: 'Lwazi Khumalo', payerName: 'Nomsa Khumalo' }]);
    expect(JSON.stringify(read)).not.toMatch(/J45|0190/);
    expect(await hintOf(ofVisit(mother, visit.id))).toBe('payment.notFound');
    const grown = await invoiced();
    const pays = await delegateTo(db.sql, grown.patient, ['pay']);
    const looks = await delegateTo(db.sql, grown.patient, ['records']);
    expect(amounts(await ofVisit(acting(pays, grown.patient), grown.visit.id))).toEqual([['INV-00001', 4500]]);
    expect(await hintOf(ofVisit(acting(looks, grown.patient), grown.visit.id))).toBe('access.notDelegated');
    await db.sql`update public.appointments set kept_private = true where id = ${grown.visit.id}`;
    expect(await hintOf(ofVisit(acting(pays, grown.patient), grown.visit.id))).toBe('payment.notFound');
  });

  it('of a visit that was never paid for, or given back whole before the signature, is not made', async () => {
    const { visit, patient } = await seen();
    await refund(visit.id, null, 'sorry');
    await signedNote(db.sql, visit);
    expect(await ofVisit(patient, visit.id)).toEqual({ awaitsNote: false, invoices: [] });
    const booked = await bookVisit(db.sql, patient, await addSpecialist(db.sql));
    expect(await ofVisit(patient, booked)).toEqual({ awaitsNote: true, invoices: [] });
  });
});

describe('a month', () => {
  it('lists invoices and credit notes with initials, sums and VAT, and the visits that wait for a signature', async () => {
    await inRands();
    const doctor = await addSpecialist(db.sql);
    await saveVat(doctor.id, '4123456789', today());
    const { visit } = await invoiced(doctor);
    const unsigned = await seen(doctor);
    await refund(visit.id, 11_100, 'late');
    // The note is signed at the end of the visit, which may be tomorrow and so in another month.
    await db.sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`update private.invoices set issued_at = now() where specialist_id = ${doctor.id}`;
    });
    const month = await monthOf(doctor.id);
    expect(month.invoices).toMatchObject([
      { number: 'INV-00001', initials: 'TT', amountMinor: 81_100, vatMinor: 10_578 },
      { number: 'CN-00001', corrects: 'INV-00001', initials: 'TT', amountMinor: 11_100, vatMinor: 1448 },
    ]);
    expect(JSON.stringify(month)).not.toContain('Thandi');
    expect(month.totals).toEqual([
      {
        ...{ currency: 'ZAR', invoices: 1, invoicedMinor: 81_100, creditedMinor: -11_100, netMinor: 70_000 },
        ...{ vatMinor: 9130, withoutRands: 0 },
      },
    ]);
    expect(month.waiting).toMatchObject([{ appointmentId: unsigned.visit.id, initials: 'TT', amountMinor: 81_100 }]);
    expect(await hintOf(monthOf(doctor.id, '2026-01-02'))).toBe('data.invalid');
    expect(await hintOf(monthOf(doctor.id, '2999-01-01'))).toBe('data.invalid');
    expect((await monthOf((await addSpecialist(db.sql)).id)).invoices).toEqual([]);
  });
});

describe('a credit note', () => {
  it('is made for what goes back afterwards; what went back before is no part of the invoice', async () => {
    const { visit, patient } = await seen();
    await refund(visit.id, 500, 'before');
    await signedNote(db.sql, visit);
    await refund(visit.id, 1000, 'late');
    await refund(visit.id, 1000, 'late');
    await refund(visit.id, null, 'all of it');
    const { invoices } = await ofVisit(patient, visit.id);
    expect(invoices.map(({ number, amountMinor, corrects }) => [number, amountMinor, corrects])).toEqual([
      ['INV-00001', 4000, null],
      ['CN-00001', 1000, 'INV-00001'],
      ['CN-00002', 3000, 'INV-00001'],
    ]);
  });

  it('is none for goodwill, which is the platform’s money, unless the fee goes back after all', async () => {
    const { visit, patient } = await invoiced();
    const [paid] = await db.sql<{ receipt: string }[]>`select private.receipt_name(p) as receipt from public.payments p
      where p.appointment_id = ${visit.id}`;
    await as(
      db.sql,
      operator,
      (tx) => tx`select public.give_goodwill(${paid?.receipt ?? ''}, 1000, 'For the long wait today')`,
    );
    expect(amounts(await ofVisit(patient, visit.id))).toEqual([['INV-00001', 4500]]);
    await refund(visit.id, null, 'all of it');
    expect(amounts(await ofVisit(patient, visit.id))).toEqual([
      ['INV-00001', 4500],
      ['CN-00001', 4500],
    ]);
  });

  it('gives back, in many parts, exactly the VAT of the invoice', async () => {
    await inRands();
    const doctor = await addSpecialist(db.sql);
    await saveVat(doctor.id, '4123456789', today());
    const { visit, patient } = await invoiced(doctor);
    for (const [at, part] of [333, 334, 77_777, null].entries()) await refund(visit.id, part, `part ${at}`);
    const { invoices } = await ofVisit(patient, visit.id);
    const [invoice, ...notes] = invoices;
    expect(invoice).toMatchObject({ amountMinor: 81_100, randsMinor: 81_100, vatMinor: 10_578 });
    const sum = (of: (one: Invoice) => number | null) => notes.reduce((all, one) => all + (of(one) ?? 0), 0);
    expect([sum((n) => n.amountMinor), sum((n) => n.randsMinor), sum((n) => n.vatMinor)]).toEqual([
      81_100, 81_100, 10_578,
    ]);
    expect(notes.every(({ vatNumber }) => vatNumber === '4123456789')).toBe(true);
  });
});

describe('VAT', () => {
  it('stands on invoices of payments from the day of the registration until its end, at the rate of that day', async () => {
    await inRands();
    const doctor = await addSpecialist(db.sql);
    const before = await invoiced(doctor);
    expect(await vatOf(doctor.id)).toEqual({ today: today(), percent: 15, registration: null, earliest: dayAfter(1) });
    expect(await hintOf(saveVat(doctor.id, '4123456789', today()))).toBe('vat.issued');
    await saveVat(doctor.id, ' 4123 456 789', dayAfter(1));
    const paidToday = await invoiced(doctor);
    const paidLater = await seen(doctor);
    await db.sql`update public.payments set paid_at = paid_at + interval '1 day' where appointment_id = ${paidLater.visit.id}`;
    await signedNote(db.sql, paidLater.visit);
    for (const { patient, visit } of [before, paidToday])
      expect((await ofVisit(patient, visit.id)).invoices).toMatchObject([{ vatNumber: null, vatMinor: null }]);
    expect((await ofVisit(paidLater.patient, paidLater.visit.id)).invoices).toMatchObject([
      { vatNumber: '4123456789', vatPercent: 15, vatMinor: 10_578, suppliedOn: dayAfter(1) },
    ]);
    // What an invoice said stays; its end may come after it.
    expect(await hintOf(saveVat(doctor.id, '4999999999', dayAfter(1)))).toBe('vat.inUse');
    expect(await hintOf(as(db.sql, doctor.id, (tx) => tx`select public.remove_my_vat()`))).toBe('vat.inUse');
    await saveVat(doctor.id, '4123456789', dayAfter(1), dayAfter(1));
    expect(await vatOf(doctor.id)).toMatchObject({
      registration: { vatNumber: '4123456789', fromDay: dayAfter(1), lastDay: dayAfter(1), usedUntil: dayAfter(1) },
    });
  });

  it('is told with a number of SARS and days that can be', async () => {
    const doctor = await addSpecialist(db.sql);
    for (const wrong of ['', '412345678', '5123456789', '41234567890', 'VAT4123456'])
      expect(await hintOf(saveVat(doctor.id, wrong, today()))).toBe('vat.number');
    for (const from of [null, '1991-09-29', dayAfter(400)])
      expect(await hintOf(saveVat(doctor.id, '4123456789', from))).toBe('vat.from');
    expect(await hintOf(saveVat(doctor.id, '4123456789', today(), dayAfter(-1)))).toBe('vat.last');
    await saveVat(doctor.id, '4123456789', today());
    await saveVat(doctor.id, '4123456780', dayAfter(-30));
    expect(await vatOf(doctor.id)).toMatchObject({
      registration: { vatNumber: '4123456780', fromDay: dayAfter(-30), lastDay: null, usedUntil: null },
    });
    await as(db.sql, doctor.id, (tx) => tx`select public.remove_my_vat()`);
    expect(await vatOf(doctor.id)).toMatchObject({ registration: null, earliest: null });
    for (const who of [await addPatient(db.sql), operator])
      for (const asked of [vatOf, monthOf, (one: string) => saveVat(one, '4123456789', today())])
        expect(await hintOf(asked(who))).toBe('access.refused');
  });

  it('of dollars is counted in rands at the rate of the day; without a rate it is no tax invoice', async () => {
    const doctor = await addSpecialist(db.sql);
    await saveVat(doctor.id, '4123456789', today());
    const priced = async () => {
      const { visit, patient } = await invoiced(doctor);
      return (await ofVisit(patient, visit.id)).invoices[0];
    };
    await db.sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`delete from public.exchange_rates`;
    });
    expect(await priced()).toMatchObject({
      currency: 'USD',
      vatNumber: '4123456789',
      randsMinor: null,
      vatMinor: null,
    });
    await publisher(db.sql, operator).rate({ dated: today() });
    expect(await priced()).toMatchObject({
      ...{ currency: 'USD', amountMinor: 4500, perDollar: 18.0315, rateDated: today(), randsMinor: 81_142 },
      ...{ vatMinor: 10_584, vatPercent: 15 },
    });
  });
});
