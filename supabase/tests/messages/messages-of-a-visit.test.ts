import { randomUUID } from 'node:crypto';
import { VISIT_MESSAGE_EXAMPLES } from '@telehealth/contracts/examples/notes';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visit } from '../support/consultations';
import { readLookIn } from '../support/looks';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, addUser, as, asGuest, claimsOf, hintOf } from '../support/people';
import { after, asAt, attempt, DAY, endOf, visitThatIs } from '../support/records';
import { cancel, useSandbox, withoutVisitBounds } from '../support/visits';

let db: TestDatabase;
let patient: string;
let specialist: { id: string; visitType: string };
let stranger: string;
let delegate: string;

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  await withoutVisitBounds(db.sql);
  [patient, stranger, specialist] = [await addPatient(db.sql), await addPatient(db.sql), await addSpecialist(db.sql)];
  delegate = await addUser(db.sql, 'Sister Test');
  await as(db.sql, delegate, (tx) => tx`select public.sync_my_profile('patient')`);
  await db.sql`insert into public.delegations (patient_id, delegate_id, scopes, state, accepted_at)
    values (${patient}, ${delegate}, '{messages,join}', 'active', now())`;
});
afterAll(() => db.drop());

interface MessageRow {
  id: string;
  seq: string;
  body: string;
  sender_id: string;
  deleted_at: Date | null;
}
interface Thread {
  open: boolean;
  last_seq: number;
  unanswered_since: string | null;
  reads: Record<string, number>;
  messages: {
    seq: number;
    body: string;
    sender_name: string | null;
    event: string | null;
    deleted_at: string | null;
  }[];
}

const messageOf = async (id: string) => {
  const [row] = await db.sql<MessageRow[]>`select * from public.messages where id = ${id}`;
  if (!row) throw new Error('No message.');
  return row;
};
const send = (who: string, visit: string, body: string, clientId: string = randomUUID(), at = new Date()) =>
  asAt(db.sql, who, at, async (tx) => {
    const [sent] = await tx<{ id: string }[]>`
      select public.send_message(${visit}, ${clientId}, ${body}) ->> 'id' as id`;
    return sent?.id ?? '';
  }).then(messageOf);
const open = (who: string, visit: string, from: number | null = null, limit = 100, at = new Date()) =>
  readLookIn<Thread>(
    (work) => asAt(db.sql, who, at, work),
    (tx) => tx<{ ticket: string }[]>`select public.open_thread(${visit}, ${from}, ${limit}) as ticket`,
  );
const bodies = (thread: Thread) => thread.messages.map(({ body }) => body);
const heard = (visit: string) =>
  db.sql<{ event: string; payload: Record<string, unknown> }[]>`select event, payload from realtime.messages
    where topic = ${`consultation:${visit}`} and event in ('message', 'read') order by inserted_at`;
const newVisit = (status: 'booked' | 'completed' = 'booked'): Promise<Visit> =>
  visitThatIs(db.sql, patient, specialist, status);

describe('a conversation', () => {
  it('keeps every message once and in order, however often and however parallel it is sent', async () => {
    const visit = await newVisit();
    const ids = Array.from({ length: 40 }, () => randomUUID());
    const senders = ids.map((_, n) => (n % 2 ? patient : specialist.id));
    const sends = ids.flatMap((id, n) => [0, 1, 2].map(() => send(senders[n] ?? '', visit.id, `message ${n}`, id)));
    const answers = await Promise.all(sends);
    ids.forEach((_, n) => {
      expect(new Set(answers.slice(n * 3, n * 3 + 3).map(({ id }) => id)).size, 'three sends, one message').toBe(1);
    });
    const thread = await open(patient, visit.id);
    expect(thread.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
    expect(new Set(bodies(thread))).toEqual(new Set(ids.map((_, n) => `message ${n}`)));
    expect(await open(specialist.id, visit.id)).toMatchObject({ reads: thread.reads, messages: thread.messages });
  });

  it('fills a gap from a number on, and shows the newest when nothing is known yet', async () => {
    const visit = await newVisit();
    for (const word of ['one', 'two', 'three', 'four']) await send(patient, visit.id, word);
    expect(bodies(await open(specialist.id, visit.id, 2))).toEqual(['three', 'four']);
    expect(bodies(await open(specialist.id, visit.id, 0, 2))).toEqual(['one', 'two']);
    expect(bodies(await open(specialist.id, visit.id, null, 2))).toEqual(['three', 'four']);
  });

  it('refuses an id that stands for other words, here or in another conversation', async () => {
    const [visit, other] = [await newVisit(), await newVisit()];
    const id = randomUUID();
    await send(patient, visit.id, 'My words', id);
    expect(await hintOf(send(patient, visit.id, 'Other words', id))).toBe('data.conflict');
    expect(await hintOf(send(patient, other.id, 'My words', id))).toBe('data.conflict');
    const theirs = await send(specialist.id, visit.id, 'The same id of another person', id);
    expect(theirs.seq).toBe('2');
  });

  it.each(VISIT_MESSAGE_EXAMPLES.map((example) => [example.name, example] as const))(
    'decides as the form does: %s',
    async (_, { values, refused }) => {
      const visit = await newVisit();
      expect(await hintOf(send(patient, visit.id, values.body))).toBe(refused?.id ?? 'nothing was refused');
    },
  );

  it('is told live with ids only, and once per unread stretch as a notification', async () => {
    const visit = await newVisit();
    await send(patient, visit.id, 'A private worry');
    await send(patient, visit.id, 'And another');
    const told = () => db.sql`select from public.notifications where event = 'message.received'
      and ref_id = ${visit.id} and recipient_id = ${specialist.id}`;
    expect(await told()).toHaveLength(1);
    await as(db.sql, specialist.id, (tx) => tx`select public.mark_messages_read(${visit.id}, 2)`);
    await send(patient, visit.id, 'Later');
    expect(await told()).toHaveLength(2);
    for (const { event, payload } of await heard(visit.id)) {
      const { id: _, ...content } = payload;
      expect(Object.keys(content).sort()).toEqual(event === 'read' ? ['by', 'upTo'] : ['seq']);
    }
    expect((await heard(visit.id)).map(({ event }) => event)).toEqual(['message', 'message', 'read', 'message']);
  });

  it('marks as read what exists, and never back', async () => {
    const visit = await newVisit();
    await send(specialist.id, visit.id, 'How are you?');
    const read = async (upTo: number) => {
      await as(db.sql, patient, (tx) => tx`select public.mark_messages_read(${visit.id}, ${upTo})`);
      return db.sql`select read_up_to::int as n from public.message_reads where appointment_id = ${visit.id}`;
    };
    expect(await read(99)).toEqual([{ n: 1 }]);
    expect(await read(0)).toEqual([{ n: 1 }]);
    expect((await open(specialist.id, visit.id)).reads).toEqual({ [patient]: 1 });
    expect(await hintOf(db.sql`update public.message_reads set read_up_to = 0`)).toBe('23514');
  });
});

describe('a file sent along', () => {
  const attach = async (who: string, visit: string, document: string, body = '') => {
    const [sent] = await as(
      db.sql,
      who,
      (tx) => tx<{ id: string }[]>`
      select public.send_message(${visit}, ${randomUUID()}, ${body}, null, ${document}) ->> 'id' as id`,
    );
    return db.sql<{ id: string; document_id: string | null }[]>`
      select id, document_id from public.messages where id = ${sent?.id ?? ''}`;
  };
  const addDocument = async (of: string, by = of, state = 'stored') => {
    const id = randomUUID();
    await db.sql`insert into public.documents (id, patient_id, type, title, document_date, category, file_name, mime_type,
        size_bytes, sha256, source, state, scan_state, scanned_at, recorded_by)
      values (${id}, ${of}, 'photo', 'A rash', '2026-01-01', 'documents', 'rash.png', 'image/png', 10, ${'0'.repeat(64)}, 'self',
        ${state}, ${state === 'stored' ? 'clean' : 'pending'}, ${state === 'stored' ? new Date() : null}, ${by})`;
    return id;
  };

  it('is a checked document of that patient’s chart, with or without words', async () => {
    const visit = await newVisit();
    const document = await addDocument(patient);
    const [sent] = await attach(patient, visit.id, document);
    expect(sent?.document_id).toBe(document);
    // A line of the file for each: its name is the owner's, and whether it opens is the reader's right.
    const file = { id: document, type: 'image/png' };
    const row = { ...file, title: 'A rash', mayOpen: true };
    expect((await open(patient, visit.id)).messages[0]).toMatchObject({ file: row });
    expect((await open(specialist.id, visit.id)).messages[0]).toMatchObject({ file: { ...file, title: null } });
    for (const wrong of [
      await addDocument(stranger),
      await addDocument(patient, patient, 'awaiting_file'),
      randomUUID(),
    ]) {
      expect(await hintOf(attach(patient, visit.id, wrong, 'See'))).toBe('messages.fileNotFound');
    }
    expect(await hintOf(attach(specialist.id, visit.id, document, 'See')), 'not put there by them').toBe(
      'messages.fileNotFound',
    );
    expect(await attach(specialist.id, visit.id, await addDocument(patient, specialist.id))).toHaveLength(1);
    await as(db.sql, patient, (tx) => tx`select public.take_back_message(${sent?.id ?? ''})`);
    expect((await open(specialist.id, visit.id)).messages[0]).toMatchObject({
      ...{ seq: 1, document_id: null, file: null },
    });
  });
});

describe('taking a message back', () => {
  it('leaves an empty row for everyone and keeps the words out of reach', async () => {
    const visit = await newVisit();
    const id = randomUUID();
    const { id: message } = await send(patient, visit.id, 'Sent in error', id);
    const takeBack = (who: string) => as(db.sql, who, (tx) => tx`select public.take_back_message(${message})`);
    expect(await hintOf(takeBack(specialist.id)), 'only the sender').toBe('messages.notFound');
    await takeBack(patient);
    await takeBack(patient);
    const [row] = (await open(specialist.id, visit.id)).messages;
    expect(row).toMatchObject({ seq: 1, body: '', deleted_at: expect.any(String) });
    expect((await send(patient, visit.id, 'Sent in error', id)).deleted_at, 'a late retry').not.toBeNull();
    const kept = await db.sql`select body from private.removed_messages where message_id = ${message}`;
    expect(kept).toEqual([{ body: 'Sent in error' }]);
  });

  it('is the only change there is, for anyone', async () => {
    const visit = await newVisit();
    await send(patient, visit.id, 'As it was said');
    for (const change of ["body = 'otherwise'", 'seq = 9', "sent_at = now() - interval '1 day'", "red_flag = 'a@1'"]) {
      const edit = db.sql.unsafe(`update public.messages set ${change} where appointment_id = '${visit.id}'`);
      expect(await hintOf(edit), change).toBe('23514');
    }
    for (const table of ['public.messages', 'public.message_reads', 'private.removed_messages']) {
      expect(await hintOf(db.sql.unsafe(`truncate ${table} cascade`)), table).toBe('access.refused');
    }
    expect(await hintOf(db.sql`delete from public.messages`)).toBe('access.refused');
  });
});

describe('a thread', () => {
  it('closes fourteen days after the visit, stays readable, and a late retry still finds its message', async () => {
    const visit = await newVisit('completed');
    const id = randomUUID();
    await send(patient, visit.id, 'In time', id, after(endOf(visit), 14 * DAY - 1000));
    const late = after(endOf(visit), 14 * DAY);
    expect(await hintOf(send(patient, visit.id, 'Too late', randomUUID(), late))).toBe('messages.closed');
    expect((await send(patient, visit.id, 'In time', id, late)).body).toBe('In time');
    expect(await open(patient, visit.id, null, 100, late)).toMatchObject({ open: false, last_seq: 1 });
    const years = after(late, 900 * DAY);
    expect(bodies(await open(patient, visit.id, null, 100, years))).toEqual(['In time']);
    // By then the check of the specialist's registration has run out.
    expect(await hintOf(open(specialist.id, visit.id, null, 100, years))).toBe('messages.notFound');
  });

  it('closes when the visit is called off', async () => {
    const visit = await newVisit();
    await send(patient, visit.id, 'I may have to cancel');
    await cancel(db.sql, patient, visit.id);
    expect(await hintOf(send(patient, visit.id, 'One more'))).toBe('messages.closed');
    expect(bodies(await open(patient, visit.id))).toEqual(['I may have to cancel']);
  });

  it('does not exist for a stranger, whether the visit does or not', async () => {
    const visit = await newVisit();
    await send(patient, visit.id, 'Private');
    const other = await addSpecialist(db.sql);
    for (const who of [stranger, other.id]) {
      for (const id of [visit.id, randomUUID()]) {
        expect(await hintOf(send(who, id, 'Hello'))).toBe('messages.notFound');
        expect(await hintOf(open(who, id))).toBe('messages.notFound');
      }
      expect(await as(db.sql, who, (tx) => tx`select from public.messages`)).toHaveLength(0);
      expect(await as(db.sql, who, (tx) => tx`select from public.message_reads`)).toHaveLength(0);
    }
    expect(await hintOf(asGuest(db.sql, (tx) => tx`select from public.messages`))).toBe('42501');
  });

  it('is open to who acts for the patient, which the patient’s log tells, until that ends', async () => {
    const visit = await newVisit();
    await send(specialist.id, visit.id, 'Please call me');
    await send(delegate, visit.id, 'I am her sister');
    expect((await open(delegate, visit.id)).messages.map(({ sender_name }) => sender_name)).toEqual([
      'Naledi Test',
      'Sister Test',
    ]);
    expect(await as(db.sql, delegate, (tx) => tx`select from public.messages`), 'no direct select').toHaveLength(0);
    const log = await as(
      db.sql,
      patient,
      (tx) => tx`select action, basis, category from public.access_log where actor_id = ${delegate} order by seq`,
    );
    expect(log.map(({ action }) => action)).toEqual(['add', 'view']);
    expect(log[0]).toMatchObject({ basis: 'delegation', category: 'messages' });
    await attempt(db.sql, async (tx) => {
      await tx`update public.delegations set state = 'ended', ended_at = now(), ended_by = ${patient}
        where delegate_id = ${delegate}`;
      await tx`select set_config('request.jwt.claims', ${JSON.stringify(claimsOf(delegate))}, true)`;
      expect(await hintOf(tx.savepoint((sp) => sp`select public.open_thread(${visit.id})`))).toBe('messages.notFound');
    });
  });

  it('is read by who treats with a line in the patient’s log, also after all access was taken back, and never over the table', async () => {
    const visit = await newVisit();
    await send(patient, visit.id, 'Is it dangerous?');
    await as(
      db.sql,
      patient,
      (tx) => tx`select public.revoke_access(g.id) from public.access_grants g where g.state = 'active'`,
    );
    for (const table of ['messages', 'message_reads', 'intake', 'visit_preparations']) {
      expect(await as(db.sql, specialist.id, (tx) => tx`select from public.${tx(table)}`), table).toHaveLength(0);
    }
    for (const column of ['patient_location', 'callback_phone', 'callback_e164']) {
      expect(await hintOf(as(db.sql, specialist.id, (tx) => tx`select ${tx(column)} from public.consultations`))).toBe(
        '42501',
      );
    }
    for (const column of ['reason', 'cancel_reason']) {
      expect(await hintOf(as(db.sql, specialist.id, (tx) => tx`select ${tx(column)} from public.appointments`))).toBe(
        '42501',
      );
    }
    const lines = () => db.sql`select actor_id, action, basis from public.access_log
      where basis_id = ${visit.id} and category = 'messages'`;
    expect(await lines()).toEqual([]);
    expect(bodies(await open(specialist.id, visit.id))).toEqual(['Is it dangerous?']);
    await open(specialist.id, visit.id, 0);
    expect(await lines()).toEqual([{ actor_id: specialist.id, action: 'view', basis: 'visit' }]);
  });

  it('carries lines that nobody wrote', async () => {
    const visit = await newVisit();
    await db.sql`select private.add_system_message(${visit.id}, 'consultation.joined')`;
    expect((await open(patient, visit.id)).messages[0]).toMatchObject({ event: 'consultation.joined', body: '' });
  });

  it('slows down a flood', async () => {
    const visit = await newVisit();
    const flood = as(db.sql, patient, async (tx) => {
      for (let n = 0; n < 121; n += 1) await tx`select public.send_message(${visit.id}, ${randomUUID()}, 'again')`;
    });
    expect(await hintOf(flood)).toBe('data.busy');
  });
});

describe('messages', () => {
  it('that were read wait for an answer all the same, of either side, until it comes or none is needed', async () => {
    const visit = await newVisit();
    const at = (minute: number) => new Date(visit.at(-600).getTime() + minute * 60_000);
    const owed = async (who: string) => (await open(who, visit.id)).unanswered_since;
    const loops = () =>
      as(
        db.sql,
        specialist.id,
        (tx) => tx<{ since: Date }[]>`
        select since from public.my_open_loops() where kind = 'messages' and appointment_id = ${visit.id}`,
      );
    const say = (who: string, minute: number) => send(who, visit.id, 'Which of the two?', randomUUID(), at(minute));
    await say(patient, 0);
    await say(patient, 1);
    await as(db.sql, specialist.id, (tx) => tx`select public.mark_messages_read(${visit.id}, 2)`);
    expect(new Date((await owed(specialist.id)) ?? '')).toEqual(at(0));
    expect(await loops()).toEqual([{ since: at(0) }]);
    expect([await owed(patient), await owed(delegate)]).toEqual([null, null]);
    await say(specialist.id, 2);
    expect([await owed(specialist.id), await loops()]).toEqual([null, []]);
    expect(new Date((await owed(patient)) ?? '')).toEqual(at(2));
    await say(delegate, 3);
    expect([await owed(patient), await owed(delegate)], 'who acts for them answers for them').toEqual([null, null]);
    await as(db.sql, specialist.id, (tx) => tx`select public.settle_messages(${visit.id}, 99)`);
    expect([await owed(specialist.id), await loops()], 'needs no answer').toEqual([null, []]);
    expect((await open(patient, visit.id)).reads).toMatchObject({ [specialist.id]: 4 });
    await say(patient, 4);
    expect(await loops()).toEqual([{ since: at(4) }]);
    expect(await hintOf(as(db.sql, stranger, (tx) => tx`select public.settle_messages(${visit.id}, 1)`))).toBe(
      'messages.notFound',
    );
  });
});
