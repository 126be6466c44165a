import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PhoneMessage } from '../../functions/_shared/phone/phone.ts';
import { createTwilioProvider } from '../../functions/_shared/phone/twilio-provider.ts';
import { signTwilio } from '../../functions/_shared/phone/twilio-signature.ts';
import { createPhoneWebhook } from '../../functions/phone-webhook/handler.ts';
import { exportOf } from '../support/looks';
import { json, type MailProviderServer, startMailProvider } from '../support/mail-servers';
import { addOperator, useMovableClock } from '../support/operators';
import { addPatient, addPerson, addSpecialist, as, asService, hintOf } from '../support/people';
import { bookVisit, cancel, useSandbox } from '../support/visits';

let db: TestDatabase;
let numbers = 0;
beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await db.sql`update private.settings set value = 'sms,whatsapp' where key = 'phone_channels'`;
});
afterAll(() => db.drop());

const newNumber = () => {
  numbers += 1;
  return `+2782555${String(numbers).padStart(4, '0')}`;
};
const withNumber = async (number = newNumber()) => {
  const id = await addPatient(db.sql);
  await db.sql`update public.profiles set phone_raw = ${number}, phone_e164 = ${number} where id = ${id}`;
  return { id, number };
};
const askCode = (who: string, channel = 'sms') =>
  as(db.sql, who, (tx) => tx`select public.send_phone_code(${channel})`);
const confirm = (who: string, code: string) => as(db.sql, who, (tx) => tx`select public.confirm_phone(${code})`);
const codeTo = async (number: string) => {
  const [row] = await db.sql<{ code: string }[]>`select payload ->> 'code' as code from public.outbox
    where recipient_phone = ${number} and template = 'notifications.phoneCode' order by id desc limit 1`;
  return row?.code ?? '';
};
/** Somebody who gets texts, with the number. */
const texted = async (channel = 'sms', number = newNumber()) => {
  const person = await withNumber(number);
  await askCode(person.id, channel);
  await confirm(person.id, await codeTo(number));
  return person;
};
const tell = (who: string, event: string, payload: object = {}) =>
  db.sql`select private.notify(${who}, ${event}, null, ${db.sql.json({ ...payload })}, ${`${event} ${Math.random()}`})`;
const textsOf = (who: string) => db.sql<
  { id: string; channel: string; template: string; payload: Record<string, unknown>; state: string }[]
>`select id::text, channel, template, payload, state from public.outbox
  where recipient_id = ${who} and channel <> 'email' and template <> 'notifications.phoneCode' order by id`;
const claim = (channels: string[] = ['sms', 'whatsapp']) =>
  asService(
    db.sql,
    (tx) => tx<{ id: string; recipient_id: string }[]>`
      select id::text, recipient_id from public.claim_outbox(100, ${channels})`,
  );
const phoneOf = async (who: string) => {
  const [row] = await as(
    db.sql,
    who,
    (tx) => tx<{ said: { phone: Record<string, unknown> } }[]>`select public.my_notification_settings() as said`,
  );
  return row?.said.phone;
};

describe('a number', () => {
  it('counts once a code sent to it came back, and not after it was changed', async () => {
    const { id, number } = await withNumber();
    await tell(id, 'booking.cancelled');
    expect(await textsOf(id), 'not confirmed').toEqual([]);
    await askCode(id);
    const code = await codeTo(number);
    expect(await hintOf(confirm(id, '12345'))).toBe('phone.codeSix');
    expect(await hintOf(confirm(id, code === '000000' ? '000001' : '000000'))).toBe('phone.codeWrong');
    await confirm(id, code);
    expect(await phoneOf(id)).toMatchObject({ channel: 'sms', codeUntil: null, stoppedAt: null });
    await tell(id, 'booking.cancelled');
    expect(await textsOf(id)).toHaveLength(1);
    for (const next of [newNumber(), number])
      await db.sql`update public.profiles set phone_e164 = ${next} where id = ${id}`;
    expect(await phoneOf(id)).toMatchObject({ confirmedAt: null });
    await tell(id, 'booking.cancelled');
    expect(await textsOf(id)).toHaveLength(1);
  });

  it('is not guessed: five tries a code, also where each was undone, and a code ends', async () => {
    const { id, number } = await withNumber();
    await askCode(id);
    const code = await codeTo(number);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let tries = 0; tries < 5; tries += 1) expect(await hintOf(confirm(id, wrong))).toBe('phone.codeWrong');
    expect(await hintOf(confirm(id, code))).toBe('phone.codeTries');
    const late = await withNumber();
    await askCode(late.id);
    await db.sql`update private.phone_numbers set code_until = private.clock() where profile_id = ${late.id}`;
    expect(await hintOf(confirm(late.id, await codeTo(late.number)))).toBe('phone.codeOver');
  });

  it('is not rung by many accounts, nor where it costs too much, nor where nobody sends', async () => {
    const number = newNumber();
    const people = await Promise.all([1, 2, 3, 4].map(() => withNumber(number)));
    for (const { id } of people.slice(0, 3)) await askCode(id);
    expect(await hintOf(askCode(people[3]?.id ?? ''))).toBe('phone.codesSpent');
    expect(await hintOf(askCode((await withNumber('+12025550123')).id))).toBe('phone.notTexted');
    const nobody = await withNumber();
    await db.sql`update public.profiles set phone_e164 = null where id = ${nobody.id}`;
    expect(await hintOf(askCode(nobody.id))).toBe('phone.noNumber');
    expect(await hintOf(askCode(people[3]?.id ?? '', 'pigeon'))).toBe('data.invalid');
  });

  it('is told to nobody by the export, nor is its code', async () => {
    const { id, number } = await withNumber();
    await askCode(id);
    expect(JSON.stringify(await exportOf(db.sql, id))).not.toContain(await codeTo(number));
  });
});

describe('a text', () => {
  it('goes by the channel of the code unless something else is chosen, of few kinds, and names nobody', async () => {
    const patient = await texted('whatsapp');
    const specialist = await addSpecialist(db.sql, { name: 'Naledi Notext' });
    const visit = await bookVisit(db.sql, patient.id, specialist);
    expect(await textsOf(patient.id), 'what they did themselves').toEqual([]);
    await cancel(db.sql, specialist.id, visit, 'I am ill');
    const [text, ...more] = await textsOf(patient.id);
    expect([text?.channel, text?.template, more]).toEqual(['whatsapp', 'booking.cancelled', []]);
    expect(Object.keys(text?.payload ?? {}).sort()).toEqual([
      ...['appointmentId', 'clocks', 'endsAt', 'startsAt', 'timeZone'],
    ]);
    await as(db.sql, patient.id, (tx) => tx`select public.set_notification_pref('booking', 'whatsapp', false)`);
    await as(db.sql, patient.id, (tx) => tx`select public.set_notification_pref('booking', 'sms', true)`);
    await tell(patient.id, 'booking.moved');
    for (const event of ['note.signed', 'access.emergencyOpened', 'chart.resultAnswered'])
      await tell(patient.id, event);
    expect((await textsOf(patient.id)).map(({ channel, template }) => [channel, template])).toEqual([
      ['whatsapp', 'booking.cancelled'],
      ['sms', 'booking.moved'],
    ]);
  });

  it('tells who looks after a child, without the child’s name', async () => {
    const guardian = await texted();
    const child = await addPerson(db.sql, guardian.id);
    await tell(child, 'booking.moved', { startsAt: '2027-03-04T08:30:00Z' });
    const [text] = await textsOf(guardian.id);
    expect(text?.payload).toMatchObject({ personId: child });
    expect(JSON.stringify(text?.payload)).not.toMatch(/name/i);
    expect(await textsOf(child)).toEqual([]);
  });

  it('is sent eight times a day at most, what is urgent sixteen', async () => {
    const { id } = await texted();
    for (let n = 0; n < 10; n += 1) await tell(id, 'booking.approved', { startsAt: '2099-03-04T08:30:00Z' });
    expect(await textsOf(id)).toHaveLength(8);
    for (let n = 0; n < 10; n += 1) await tell(id, 'consultation.admitted');
    expect(await textsOf(id)).toHaveLength(16);
  });

  it('stops at once, for everybody with that number when STOP is answered', async () => {
    const one = await texted();
    const two = await texted('sms', one.number);
    await tell(one.id, 'booking.moved');
    await as(db.sql, one.id, (tx) => tx`select public.stop_texts()`);
    await tell(one.id, 'booking.moved');
    const claimed = (await claim()).map(({ recipient_id }) => recipient_id);
    expect(claimed).not.toContain(one.id);
    expect((await textsOf(one.id)).map(({ state }) => state)).toEqual(['failed']);
    expect((await phoneOf(one.id))?.failedAt, 'nothing was lost').toBeNull();
    const [row] = await asService(db.sql, (tx) => tx<{ n: number }[]>`select public.stop_texts_to(${two.number}) as n`);
    expect(row?.n).toBe(1);
    await tell(two.id, 'booking.moved');
    expect(await textsOf(two.id)).toEqual([]);
    // Begun again by a code.
    await askCode(one.id);
    await confirm(one.id, await codeTo(one.number));
    await tell(one.id, 'booking.moved');
    expect(await textsOf(one.id)).toHaveLength(2);
  });

  it('leaves mails and their notices alone: one that is lost is told in the settings', async () => {
    const { id } = await texted();
    await tell(id, 'consultation.runningLate');
    const [text] = await textsOf(id);
    await claim();
    await asService(
      db.sql,
      (tx) => tx`select public.settle_outbox(${text?.id ?? 0}, 1, 'refused', 'refused 400 21614')`,
    );
    expect((await phoneOf(id))?.failedAt).not.toBeNull();
    const trouble = await as(db.sql, id, (tx) => tx`select * from public.my_mail_trouble()`);
    expect(trouble).toEqual([]);
    const told = await as(db.sql, id, (tx) => tx<{ event: string }[]>`select event from public.my_notifications()`);
    expect(told.map(({ event }) => event)).not.toContain('notifications.unreachable');
  });
});

describe('a text that is lost', () => {
  const fail = async (id: string | undefined, times: number) => {
    for (let n = 1; n <= times; n += 1) {
      await db.sql`update public.outbox set not_before = private.clock() where id = ${id ?? 0}`;
      await claim();
      await asService(db.sql, (tx) => tx`select public.settle_outbox(${id ?? 0}, ${n}, 'failed', 'failed 503')`);
    }
  };
  const waysOf = async (who: string) =>
    (
      await db.sql<{ channel: string; state: string }[]>`select channel, state from public.outbox
        where recipient_id = ${who} and template like 'consultation.admitted%' order by id`
    ).map(({ channel, state }) => `${channel} ${state}`);
  const pref = (who: string, channel: string, wanted: boolean) =>
    as(db.sql, who, (tx) => tx`select public.set_notification_pref('consultation', ${channel}, ${wanted})`);

  it('goes by SMS after the second failure of WhatsApp, by mail after that of SMS, and not a second time', async () => {
    const { id } = await texted('whatsapp');
    await tell(id, 'consultation.admitted');
    const [first] = await textsOf(id);
    await fail(first?.id, 1);
    expect(await waysOf(id)).toEqual(['whatsapp waiting']);
    await db.sql`update public.outbox set not_before = private.clock() where id = ${first?.id ?? 0}`;
    await claim();
    const settle = () =>
      asService(db.sql, (tx) => tx`select public.settle_outbox(${first?.id ?? 0}, 2, 'failed', 'failed 503')`);
    await Promise.all([settle(), settle()]);
    expect(await waysOf(id)).toEqual(['whatsapp failed', 'sms waiting']);
    const [, sms] = await textsOf(id);
    await fail(sms?.id, 2);
    expect(await waysOf(id)).toEqual(['whatsapp failed', 'sms failed', 'email waiting']);
  });

  it('goes no way that was turned off, and is tried on then', async () => {
    const { id } = await texted('whatsapp');
    await pref(id, 'sms', false);
    await pref(id, 'email', false);
    await tell(id, 'consultation.admitted');
    const [text] = await textsOf(id);
    await fail(text?.id, 3);
    expect(await waysOf(id)).toEqual(['whatsapp waiting']);
  });

  it('has its mail already where one went out beside it', async () => {
    const { id } = await texted();
    await pref(id, 'email', true);
    await tell(id, 'consultation.admitted');
    const text = (await textsOf(id))[0];
    await fail(text?.id, 2);
    expect((await waysOf(id)).sort()).toEqual(['email waiting', 'sms waiting']);
  });

  it('is seen by operators when it did not arrive and nothing took its place, and sent again once', async () => {
    const { id, number } = await texted();
    await pref(id, 'email', false);
    await tell(id, 'consultation.admitted');
    const [text] = await textsOf(id);
    await claim();
    await asService(db.sql, (tx) => tx`select public.settle_outbox(${text?.id ?? 0}, 1, 'sent')`);
    await asService(db.sql, (tx) => tx`select public.note_text_receipt(${text?.id ?? 0}, 'undelivered')`);
    const operator = await addOperator(db.sql);
    const lost = async () =>
      (await as(db.sql, operator, (tx) => tx`select * from public.mails_that_failed()`)).filter(
        (one) => String(one.id) === text?.id,
      );
    const address = `+27…${number.slice(-2)}`;
    expect(await lost()).toMatchObject([{ channel: 'sms', address, reason: 'undelivered', may_send_again: true }]);
    const again = () => as(db.sql, operator, (tx) => tx`select public.send_mail_again(${text?.id ?? 0})`);
    await again();
    await again();
    expect(await waysOf(id)).toEqual(['sms sent', 'sms waiting']);
    expect(await lost()).toEqual([]);
    await as(db.sql, id, (tx) => tx`select public.stop_texts()`);
    expect(await hintOf(again())).toBe('mail.notAgain');
  });
});

describe('quiet hours', () => {
  it('hold a reminder, not what is urgent, and nothing until it is over', async () => {
    await useMovableClock(db.sql);
    const { id } = await texted();
    const soon = '2027-03-04T08:30:00Z';
    await db.sql.begin(async (tx) => {
      await tx`select set_config('sawubona.clock', '2027-03-03T21:30:00Z', true)`;
      for (const [event, startsAt] of [
        ['booking.soon', soon],
        ['booking.approved', '2027-03-04T04:30:00Z'],
        ['booking.cancelled', soon],
      ] as const)
        await tx`select private.notify(${id}, ${event}, null, ${tx.json({ startsAt })}, ${`${event} at night ${id}`})`;
    });
    const rows = await db.sql<{ template: string; at: Date }[]>`select template, not_before as at from public.outbox
      where recipient_id = ${id} and channel = 'sms' and dedupe_key like 'sms:%' order by id`;
    expect(rows.map(({ template, at }) => [template, at.toISOString()])).toEqual([
      ['booking.soon', '2027-03-04T05:00:00.000Z'],
      ['booking.cancelled', '2027-03-03T21:30:00.000Z'],
    ]);
  });
});

describe('by Twilio', () => {
  const TOKEN = 'a token of this test';
  const HOOK = 'https://project.example/functions/v1/phone-webhook';
  let server: MailProviderServer;
  beforeAll(async () => {
    server = await startMailProvider();
  });
  afterAll(() => server.close());
  const provider = () =>
    createTwilioProvider({
      ...{ accountSid: 'AC1', authToken: TOKEN, smsFrom: '+27600000000', whatsappFrom: '+27600000001' },
      ...{ templates: { notice: 'HXnotice', code: 'HXcode' }, webhookUrl: HOOK, url: server.url },
    });
  const MESSAGE: PhoneMessage = {
    ...{
      to: '+27825550001',
      channel: 'sms',
      id: 7,
      kind: 'notice',
      text: 'Sawubona: hello https://x Reply STOP to end.',
    },
    parts: ['hello', 'https://x'],
  };
  const outcome = (sending: Promise<void>) =>
    sending.then(
      () => 'sent',
      (cause: unknown) => cause,
    );

  it('hands over words or a template, and where receipts go', async () => {
    server.behave(json(201, { sid: 'SM1', status: 'queued' }));
    expect(await outcome(provider().send(MESSAGE))).toBe('sent');
    expect(await outcome(provider().send({ ...MESSAGE, channel: 'whatsapp' }))).toBe('sent');
    const [sms, whatsapp] = server.requests.map(({ body }) => body);
    expect(server.requests[0]?.headers.authorization).toBe(`Basic ${btoa(`AC1:${TOKEN}`)}`);
    expect(sms).toEqual({
      ...{ To: MESSAGE.to, From: '+27600000000', Body: MESSAGE.text, StatusCallback: `${HOOK}?id=7` },
    });
    expect(whatsapp).toMatchObject({
      ...{ To: `whatsapp:${MESSAGE.to}`, From: 'whatsapp:+27600000001', ContentSid: 'HXnotice' },
      ContentVariables: JSON.stringify({ 1: 'hello', 2: 'https://x' }),
    });
  });

  it.each([
    [400, 21614, 'DeliveryRefused'],
    [400, 21610, 'DeliveryRefused'],
    [400, 21408, 'DeliveryPostponed'],
    [401, 20003, 'DeliveryPostponed'],
    [429, 20429, 'DeliveryPostponed'],
    [503, 0, 'DeliveryPostponed'],
  ])('knows what is about the number and what is ours: %i %i', async (status, code, name) => {
    server.behave(json(status, { code, message: 'The number +27825550001 …', status }));
    const found = await outcome(provider().send(MESSAGE));
    expect(found).toMatchObject({ name, code: `${status} ${code}` });
  });

  it('believes what is signed: a receipt, and STOP', async () => {
    const { id, number } = await texted();
    await tell(id, 'consultation.runningLate');
    const [text] = await textsOf(id);
    const post = async (search: string, fields: Record<string, string>, token = TOKEN) => {
      const form = new URLSearchParams(fields);
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': await signTwilio(token, HOOK + search, form),
      };
      const called: unknown[] = [];
      const hook = createPhoneWebhook({
        ...{ url: 'http://backend.test', publishableKey: 'p', secretKey: 's', provider: provider() },
        fetch: async (request: Request) => {
          called.push([new URL(request.url).pathname, await request.json()]);
          return Response.json('applied');
        },
      });
      const { status } = await hook(
        new Request(`http://inside/phone-webhook${search}`, { method: 'POST', headers, body: form.toString() }),
      );
      return { status, called };
    };
    const receipt = { MessageSid: 'SM1', MessageStatus: 'delivered', To: number };
    expect(await post(`?id=${text?.id}`, receipt, 'another token')).toEqual({ status: 400, called: [] });
    expect(await post(`?id=${text?.id}`, receipt)).toEqual({
      status: 200,
      called: [['/rest/v1/rpc/note_text_receipt', { p_id: Number(text?.id), p_receipt: 'delivered' }]],
    });
    expect(await post('', { From: `whatsapp:${number}`, Body: ' stop ' })).toEqual({
      status: 200,
      called: [['/rest/v1/rpc/stop_texts_to', { p_e164: number }]],
    });
    expect((await post('', { From: number, Body: 'Thank you' })).called).toEqual([]);
    await claim();
    const note = (said: string) =>
      asService(db.sql, (tx) => tx`select public.note_text_receipt(${text?.id ?? 0}, ${said})`);
    await note('undelivered');
    expect((await phoneOf(id))?.failedAt).not.toBeNull();
    await note('delivered');
    await note('undelivered');
    expect((await phoneOf(id))?.failedAt, 'what arrived has arrived').toBeNull();
  });

  it('signs as the documentation’s example does', async () => {
    const fields = {
      CallSid: 'CA1234567890ABCDE',
      From: '+12349013030',
      To: '+18005551212',
      Caller: '+12349013030',
      Digits: '1234',
    };
    const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
    expect(await signTwilio('12345', url, new URLSearchParams(fields))).toBe('0/KCTR6DLpKmkAf8muzZqo1nDgQ=');
  });
});
