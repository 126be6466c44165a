import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DeliveryPostponed, DeliveryRefused, type OutgoingMail } from '../../functions/_shared/mail/mail.ts';
import { createResendSender } from '../../functions/_shared/mail/resend-sender.ts';
import { createSmtpSender } from '../../functions/_shared/mail/smtp-sender.ts';
import {
  accepts,
  answer,
  json,
  type MailProviderServer,
  type MailServer,
  startMailProvider,
  startMailServer,
} from '../support/mail-servers';

// Both ways out of the mail worker against servers that really answer: SMTP by a server of its own, HTTP in the documented words.

const MAIL: OutgoingMail = {
  to: 'thandi@example.com',
  subject: 'Your visit on Monday – 09:00 is booked',
  text: 'Hello Thandi,\n\nYour visit with José is booked.\n.\nhttps://sawubona.example/consultation/1',
  attachments: [
    {
      name: 'visit.ics',
      contentType: 'text/calendar; charset=utf-8; method=REQUEST',
      content: 'BEGIN:VCALENDAR\r\nX:é',
    },
  ],
};
const FROM = 'Sawubona <no-reply@sawubona.example>';
const KEY = 'outbox-7-1767500000000';
/** More than a busy machine takes; what must run into a limit has a short one. */
const PATIENT = 30_000;
const outcome = (sending: Promise<void>) =>
  sending.then(
    () => 'sent',
    (cause: unknown) => cause,
  );

describe('by SMTP', () => {
  const open: MailServer[] = [];
  const server = async (options: Parameters<typeof startMailServer>[0] = {}) => {
    const one = await startMailServer(options);
    open.push(one);
    return one;
  };
  const senderTo = (port: number, user = '', timeoutMs = PATIENT) =>
    createSmtpSender({ url: `smtp://${user}127.0.0.1:${port}`, from: FROM, timeoutMs });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((one) => one.close()));
  });

  it('hands over words, file and a name of its own for each row of the outbox', async () => {
    const { port, mails } = await server();
    await senderTo(port)(MAIL, KEY);
    const [mail] = mails;
    expect(mail).toMatchObject({ from: 'no-reply@sawubona.example', to: ['thandi@example.com'] });
    const source = mail?.source ?? '';
    expect(source).toContain(`Message-ID: <${KEY}@sawubona.example>`);
    expect(source).toContain('From: Sawubona <no-reply@sawubona.example>');
    expect(source).toContain('Auto-Submitted: auto-generated');
    expect(source).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
    expect(source).toContain('filename=visit.ics');
    expect(source).toMatch(/Subject: =\?UTF-8\?/);
    expect(source.replaceAll('=\r\n', '')).toContain('Jos=C3=A9 is booked.');
  });

  it('puts nothing into the envelope that stands in a name or a subject', async () => {
    const { port, mails } = await server();
    const sly = { ...MAIL, subject: 'One\r\nBcc: other@example.com', to: 'a@example.com, other@example.com' };
    await outcome(senderTo(port)(sly, KEY));
    expect(mails.flatMap(({ to }) => to)).not.toContain('other@example.com');
    expect(mails.map(({ source }) => source).join()).not.toMatch(/^Bcc:/m);
  });

  it.each<[string, Parameters<typeof startMailServer>[0], unknown]>([
    [
      'an address nobody has',
      { onRcptTo: (_to, _s, done) => done(answer(550, '5.1.1 No such mailbox')) },
      DeliveryRefused,
    ],
    [
      'a text it does not take',
      { onData: (s, _s, done) => s.resume().on('end', () => done(answer(554, 'No'))) },
      DeliveryRefused,
    ],
    ['a full mailbox', { onRcptTo: (_to, _s, done) => done(answer(452, '4.2.2 Full')) }, DeliveryPostponed],
    [
      'our relaying',
      { onRcptTo: (_to, _s, done) => done(answer(554, '5.7.1 Relay access denied')) },
      DeliveryPostponed,
    ],
    ['our sender', { onMailFrom: (_from, _s, done) => done(answer(550, 'Unknown sender')) }, DeliveryPostponed],
    ['our login', { login: true }, DeliveryPostponed],
  ])('knows what it means when the server refuses %s', async (_, options, kind) => {
    const { port, mails } = await server(options);
    const user = options?.login ? 'mailer:guessed@' : '';
    expect(await outcome(senderTo(port, user)(MAIL, KEY))).toBeInstanceOf(kind);
    expect(mails).toHaveLength(0);
  });

  it('logs in where it is asked to', async () => {
    const { port, mails } = await server({ login: true });
    expect(await outcome(senderTo(port, 'mailer:secret@')(MAIL, KEY))).toBe('sent');
    expect(mails).toHaveLength(1);
  });

  it('does not count an attempt when nobody is there', async () => {
    const { port, close } = await startMailServer();
    await close();
    expect(await outcome(senderTo(port)(MAIL, KEY))).toBeInstanceOf(DeliveryPostponed);
  });

  it.each<[string, number, Parameters<typeof startMailServer>[0]]>([
    ['goes silent', 1000, { onData: (stream) => void stream.resume() }],
    ['hangs up', PATIENT, { hangsUp: true }],
  ])('counts an attempt whose mail may have left: the server %s after it was told all', async (_, limit, options) => {
    const { port } = await server(options);
    const found = await outcome(senderTo(port, '', limit)(MAIL, KEY));
    expect(found).toBeInstanceOf(Error);
    expect(found).not.toBeInstanceOf(DeliveryPostponed);
    expect(found).not.toBeInstanceOf(DeliveryRefused);
  });

  it('speaks in clear text to nobody but this machine, and encrypted to any', async () => {
    const plain = await server();
    const elsewhere = createSmtpSender({ url: `smtp://0.0.0.0:${plain.port}`, from: FROM, timeoutMs: PATIENT });
    expect(await outcome(elsewhere(MAIL, KEY))).toBeInstanceOf(DeliveryPostponed);
    expect(plain.mails).toHaveLength(0);
    const secure = await server({ secure: true });
    const url = (query: string) => `smtps://127.0.0.1:${secure.port}${query}`;
    const strict = createSmtpSender({ url: url(''), from: FROM, timeoutMs: PATIENT });
    expect(await outcome(strict(MAIL, KEY)), 'a certificate of nobody').toBeInstanceOf(DeliveryPostponed);
    const trusting = createSmtpSender({ url: url('?tls.rejectUnauthorized=false'), from: FROM, timeoutMs: PATIENT });
    expect(await outcome(trusting(MAIL, KEY))).toBe('sent');
    expect(secure.mails).toHaveLength(1);
  });
});

describe('by HTTP (Resend)', () => {
  let provider: MailProviderServer;
  beforeAll(async () => {
    provider = await startMailProvider();
  });
  afterAll(() => provider.close());
  afterEach(() => {
    provider.requests.length = 0;
    provider.behave(accepts);
  });
  const send = (timeoutMs = PATIENT) =>
    outcome(createResendSender({ apiKey: 're_test', from: FROM, url: provider.url, timeoutMs })(MAIL, KEY));
  const error = (status: number, name: string, message = '', headers = {}) =>
    json(status, { statusCode: status, name, message }, headers);

  it('hands over words, file and the key of the row', async () => {
    expect(await send()).toBe('sent');
    const [{ headers, body } = { headers: {}, body: {} }] = provider.requests;
    expect(headers).toMatchObject({ authorization: 'Bearer re_test', 'idempotency-key': KEY });
    expect(headers['user-agent']).toBeTruthy();
    expect(body).toMatchObject({ from: FROM, to: [MAIL.to], subject: MAIL.subject, text: MAIL.text });
    const [file] = body.attachments as { filename: string; content: string; content_type: string }[];
    expect(file).toMatchObject({ filename: 'visit.ics', content_type: MAIL.attachments?.[0]?.contentType });
    expect(Buffer.from(file?.content ?? '', 'base64').toString()).toBe(MAIL.attachments?.[0]?.content);
  });

  it.each([
    [422, 'validation_error', 'Invalid `to` field.'],
    [400, 'validation_error', 'We found an error with one or more fields in the request.'],
    [422, 'invalid_parameter', 'The parameter must be a valid address.'],
  ])('gives up what is refused for good: %i %s', async (status, name, text) => {
    provider.behave(error(status, name, text));
    const found = await send();
    expect(found).toBeInstanceOf(DeliveryRefused);
    expect(found).toMatchObject({ code: `${status} ${name}` });
    expect(String(found), 'no words of theirs: they quote addresses').not.toContain(text);
  });

  it.each([
    [401, 'missing_api_key'],
    [403, 'invalid_api_key'],
    [403, 'validation_error'],
    [422, 'invalid_from_address'],
    [409, 'concurrent_idempotent_requests'],
    [429, 'daily_quota_exceeded'],
    [451, 'security_error'],
    [500, 'application_error'],
    [503, ''],
  ])('waits without counting where it is nothing about the mail: %i %s', async (status, name) => {
    provider.behave(error(status, name));
    expect(await send()).toMatchObject({
      name: 'DeliveryPostponed',
      code: `${status} ${name}`.trim(),
      retryAfterSeconds: null,
    });
  });

  it('waits as long as it is asked to', async () => {
    provider.behave(error(429, 'rate_limit_exceeded', 'Too many requests.', { 'retry-after': '90' }));
    expect(await send()).toMatchObject({ name: 'DeliveryPostponed', retryAfterSeconds: 90 });
  });

  it('takes a key that was used with other words as sent: the mail was accepted then', async () => {
    provider.behave(error(409, 'invalid_idempotent_request'));
    expect(await send()).toBe('sent');
  });

  it('asks again with the same key when an answer got lost or did not come', async () => {
    provider.behave((response) => response.destroy());
    expect(await send()).toMatchObject({ name: 'DeliveryPostponed', code: 'no answer' });
    provider.behave(() => {});
    expect(await send(1000)).toMatchObject({ name: 'DeliveryPostponed', code: 'timeout' });
    provider.behave((response) => response.writeHead(502).end('<html>Bad gateway</html>'));
    expect(await send()).toMatchObject({ name: 'DeliveryPostponed', code: '502' });
    provider.behave(accepts);
    expect(await send()).toBe('sent');
    expect(new Set(provider.requests.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set([KEY]));
    expect(new Set(provider.requests.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });
});
