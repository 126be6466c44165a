import { inRounds } from '@telehealth/supabase/functions/_shared/in-rounds.ts';
import { drainOutbox } from '@telehealth/supabase/functions/_shared/mail/drain-outbox.ts';
import { DeliveryRefused } from '@telehealth/supabase/functions/_shared/mail/mail.ts';
import { createProject } from '@telehealth/supabase/functions/_shared/project.ts';
import { createMailWorker } from '@telehealth/supabase/functions/mail-worker/handler.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestClient } from '../src/test-support/test-client';
import { startTestStack, type TestStack } from '../src/test-support/test-stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.close());

test('a person of the real identity signs in to the backend', async () => {
  const person = await stack.addPerson('person@example.com', { firstName: 'Nomsa', lastName: 'Dlamini' });
  const client = createTestClient(stack);
  const { data, error } = await client.auth.signInWithIdToken({ provider: 'jwt', token: await person.idToken() });
  expect(error).toBeNull();
  expect(data.user?.id).toBe(person.userId);
  const profile = await client.rpc('sync_my_profile', { p_role: 'patient' });
  expect(profile.error).toBeNull();
  expect(profile.data).toMatchObject({ id: person.userId, role: 'patient', email: 'person@example.com' });
});

describe('work in rounds', () => {
  /** Rounds of 20 of which each takes 10 s; `failing` of each fail. */
  const run = async (waiting: number, failing = 0) => {
    let [left, seconds] = [waiting, 0];
    const round = async () => {
      const taken = Math.min(20, left);
      left -= taken;
      seconds += 10;
      const failed = Math.min(failing, taken);
      return { done: taken - failed, failed };
    };
    return inRounds(round, () => seconds * 1000);
  };

  test('goes on until nothing is left, nothing gets done, or 50 s are over', async () => {
    expect(await run(0)).toEqual({ done: 0, failed: 0 });
    expect(await run(45)).toEqual({ done: 45, failed: 0 });
    expect(await run(60, 5)).toEqual({ done: 45, failed: 15 });
    expect(await run(60, 20)).toEqual({ done: 0, failed: 20 });
    expect(await run(1000)).toEqual({ done: 100, failed: 0 });
  });
});

describe('the outbox', () => {
  const payload = {
    appointmentId: '5d0c1f9e-0000-4000-8000-000000000001',
    recipientName: 'Thandi',
    counterpartName: 'Dr Naledi Mokoena',
    startsAt: '2027-01-04T07:00:00+00:00',
    endsAt: '2027-01-04T07:30:00+00:00',
    timeZone: 'Africa/Johannesburg',
    minutes: 30,
    mode: 'video',
    priceMinor: 4500,
    currency: 'USD',
    sequence: 2,
    cancelledBy: null,
    refundMinor: null,
  };
  const put = (template: string, key: string, values: object = payload) => stack.database.sql`
    insert into public.outbox (recipient_email, template, payload, dedupe_key)
    values ('thandi@example.com', ${template}, ${JSON.stringify(values)}::text::jsonb, ${key})`;
  /** By the code of the function, over HTTP with the secret key. Gives how many were tried. */
  const deliver = async (send = async (mail: (typeof stack.mails)[number]) => void stack.mails.push(mail)) => {
    const { done, failed } = await drainOutbox(createProject(stack), { send, origin: 'http://localhost:3000' });
    return done + failed;
  };

  test('a confirmation says day, time and zone, carries the calendar file, and is sent once', async () => {
    await put('booking.confirmed.patient', 'confirmed');
    stack.mails.length = 0;
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    expect(stack.mails).toHaveLength(1);
    const [mail] = stack.mails;
    expect(mail?.to).toBe('thandi@example.com');
    expect(mail?.subject).toBe('Your visit on Monday 4 January 2027, 09:00 South African time is booked');
    expect(mail?.text).toContain('http://localhost:3000/consultation/5d0c1f9e-0000-4000-8000-000000000001');
    const file = mail?.attachments?.[0];
    expect(file).toMatchObject({ name: 'visit.ics', contentType: 'text/calendar; charset=utf-8; method=REQUEST' });
    expect(file?.content).toContain('METHOD:REQUEST');
    expect(file?.content.replaceAll('\r\n ', '')).toContain('mailto:thandi@example.com');
    expect(file?.content).toContain('SEQUENCE:2');
    expect(file?.content).toContain('DTSTART:20270104T070000Z');
    expect(file?.content).toContain('STATUS:CONFIRMED');
  });

  test('one call of the schedule sends all that waits', async () => {
    for (let n = 0; n < 65; n += 1) await put('booking.confirmed.patient', `many-${n}`);
    let sent = 0;
    const send = async () => {
      sent += 1;
    };
    const worker = createMailWorker({ ...stack, send, siteUrl: 'http://localhost:3000' });
    const request = new Request('http://x', {
      method: 'POST',
      headers: { authorization: `Bearer ${stack.secretKey}` },
    });
    expect(await (await worker(request)).json()).toEqual({ done: 65, failed: 0 });
    expect(sent).toBe(65);
  });

  test('a cancellation takes the visit out of the calendar and names the refund', async () => {
    await put('booking.cancelled.patient', 'cancelled', {
      ...payload,
      sequence: 3,
      cancelledBy: 'specialist',
      refundMinor: 4500,
    });
    stack.mails.length = 0;
    await deliver();
    expect(stack.mails[0]?.text).toContain('US$45.00 goes back');
    const [file] = stack.mails[0]?.attachments ?? [];
    expect(file?.contentType).toContain('method=CANCEL');
    expect(file?.content).toContain('METHOD:CANCEL');
    expect(file?.content).toContain('STATUS:CANCELLED');
  });

  test('a failure is tried again later and keeps its kind only', async () => {
    await put('booking.confirmed.specialist', 'failing');
    await deliver(async () => {
      throw new Error('thandi@example.com refused');
    });
    const [row] = await stack.database.sql`
      select state, attempts, last_error, not_before > now() as later from public.outbox where dedupe_key = 'failing'`;
    expect(row).toEqual({ state: 'waiting', attempts: 1, last_error: 'failed Error', later: true });
    await stack.database.sql`update public.outbox set not_before = now() where dedupe_key = 'failing'`;
    expect(await deliver()).toBe(1);
    const [sent] = await stack.database.sql`select state, attempts from public.outbox where dedupe_key = 'failing'`;
    expect(sent).toEqual({ state: 'sent', attempts: 2 });
  });

  test('one that is refused for good is not tried again', async () => {
    await put('booking.confirmed.specialist', 'refused');
    await deliver(async () => {
      throw new DeliveryRefused('550');
    });
    const [row] = await stack.database.sql`
      select state, last_error, failed_at is not null as dated from public.outbox where dedupe_key = 'refused'`;
    expect(row).toEqual({ state: 'failed', last_error: 'refused 550', dated: true });
    expect(await deliver()).toBe(0);
  });

  test('a message that cannot be read does not stop the others', async () => {
    await put('booking.confirmed.patient', 'unreadable', { recipientName: 'Thandi' });
    await put('booking.confirmed.patient', 'after-unreadable');
    stack.mails.length = 0;
    expect(await deliver()).toBe(2);
    expect(stack.mails).toHaveLength(1);
  });
});
