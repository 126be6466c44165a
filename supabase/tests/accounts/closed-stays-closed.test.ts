import { randomUUID } from 'node:crypto';
import { createTestClient } from '@telehealth/local-services/test-support/test-client';
import { startTestStack, type TestStack } from '@telehealth/local-services/test-support/test-stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFiles } from '../../functions/_shared/files/remove-files.ts';
import { createProject } from '../../functions/_shared/project.ts';
import { give } from '../support/access';
import { close, isClosed } from '../support/closing';
import { png, sha256 } from '../support/files';
import { type FullRecord, fullRecord } from '../support/full-record';
import { jobsAt } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf, onboardPatient } from '../support/people';
import { attempt, DAY } from '../support/records';
import { firstOpening, hold } from '../support/visits';

let stack: TestStack;
let sql: TestStack['database']['sql'];
let people: FullRecord;
const words = 'close my account';
beforeAll(async () => {
  stack = await startTestStack();
  sql = stack.database.sql;
  people = await fullRecord(sql);
  await close(sql, people.patient, words, 1, new Date(Date.now() + 3 * DAY));
});
afterAll(() => stack.close());

describe('the way past the guards', () => {
  const refused = (query: string, id: string) =>
    hintOf(attempt(sql, (tx) => tx.unsafe(query, [id]))).then((hint) =>
      expect(hint, query).not.toBe('nothing was refused'),
    );

  it('is open to the unlinked form of a closed account alone', async () => {
    const other = "'someone@example.com'";
    await refused(
      `update public.delegations set invited_email = ${other} where patient_id = $1 and delegate_id is not null`,
      people.patient,
    );
    await refused(
      `update public.notifications set payload = '{}' where recipient_id = $1 and payload <> '{}'`,
      people.patient,
    );
    await refused(`update public.outbox set recipient_email = ${other} where recipient_id = $1`, people.patient);
    await refused(`update public.outbox set template = 'other' where recipient_id = $1`, people.patient);
    await refused(`update public.chart_versions set content = '{}' where patient_id = $1`, people.patient);
    await refused('delete from public.chart_versions where patient_id = $1', people.patient);
    await refused('delete from public.notifications where recipient_id = $1', people.patient);
    await refused(
      `update public.prescriptions set particulars = '{}' where patient_id = $1 and issued_at is not null`,
      people.patient,
    );
    await refused('delete from private.closed_accounts where id = $1', people.patient);
  });

  it('is shut while the account is open', async () => {
    const key = randomUUID();
    const [friend] = await sql<{ email: string }[]>`select email from public.profiles where id = ${people.delegate}`;
    await as(sql, people.neighbour, async (tx) => {
      await tx`select public.invite_delegate(${key}, ${friend?.email ?? ''}, array['book'], 'Friend')`;
    });
    await as(sql, people.delegate, (tx) => tx`select public.accept_delegation(${key})`);
    const forms = [
      `update public.delegations set invited_email = null where patient_id = $1 and invited_email is not null`,
      `update public.outbox set recipient_email = 'closed@account.invalid' where recipient_id = $1`,
      `update public.outbox set state = 'failed' where recipient_id = $1 and state = 'waiting'`,
    ];
    for (const form of forms) await refused(form, people.neighbour);
    await refused(
      `update public.prescriptions set particulars = particulars || '{"patientName": "Closed account"}'
      where prescriber_id = $1 and patient_id <> '${people.patient}' or prescriber_id = $1 and issued_at is not null`,
      people.specialist.id,
    );
  });
});

describe('at the same time', () => {
  const settle = async (...work: Promise<unknown>[]) =>
    (await Promise.allSettled(work)).map((one) =>
      one.status === 'fulfilled' ? 'done' : String(one.reason?.hint ?? one.reason),
    );

  it('a booking and the closing never both succeed', async () => {
    const specialist = await addSpecialist(sql);
    const at = await firstOpening(sql, specialist.id);
    const seen = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const who = await addPatient(sql);
      const when = new Date(at.getTime() + round * 30 * 60_000);
      const late = async () => {
        if (round % 2) await new Promise((resolve) => setTimeout(resolve, round));
        return close(sql, who);
      };
      const outcome = await settle(hold(sql, who, specialist.visitType, when), late());
      seen.add(outcome.join(' / '));
      const [open] = await sql`select count(*)::int as count from public.appointments where patient_id = ${who}`;
      expect(open?.count === 1, outcome.join()).toBe(!(await isClosed(sql, who)));
    }
    expect([...seen].filter((one) => !['done / account.visitsOpen', 'access.refused / done'].includes(one))).toEqual(
      [],
    );
  });

  it('a grant and the closing leave no grant behind', async () => {
    const specialist = await addSpecialist(sql);
    for (let round = 0; round < 8; round += 1) {
      const who = await addPatient(sql);
      const [, closing] = await settle(give(sql, who, specialist.id), close(sql, who));
      expect(closing).toBe('done');
      expect(await sql`select 1 from public.access_grants where patient_id = ${who} and state = 'active'`).toEqual([]);
    }
  });

  it('twice is once', async () => {
    const who = await addPatient(sql);
    expect((await settle(close(sql, who), close(sql, who), close(sql, who))).sort()).toEqual([
      'access.refused',
      'access.refused',
      'done',
    ]);
  });
});

describe('over HTTP', () => {
  it('tells open pages of others, ends every session, and the identity comes back as somebody new', async () => {
    const person = await stack.addPerson('leaving@example.com', { firstName: 'Lerato', lastName: 'Leaving' });
    await onboardPatient(sql, person.userId);
    const specialist = await addSpecialist(sql);
    const grant = await give(sql, person.userId, specialist.id);
    const here = createTestClient(stack);
    const there = createTestClient(stack);
    for (const client of [here, there]) {
      expect(
        (await client.auth.signInWithIdToken({ provider: 'jwt', token: await person.idToken() })).error,
      ).toBeNull();
    }
    const stranger = createTestClient(stack);
    expect((await stranger.rpc('close_my_account', { p_confirm: words })).error?.code).toBe('42501');
    expect((await here.rpc('close_my_account', { p_confirm: words })).data).toMatchObject({ kept: expect.any(Array) });
    const heard = await sql`select payload from realtime.messages where topic = ${`access:${specialist.id}`}
      and event = 'access_changed' and payload ->> 'id' = ${grant.id} and payload ->> 'state' = 'revoked'`;
    expect(heard).toHaveLength(1);
    // The other browser's token would hold for another hour; its session is over.
    for (const late of [there.from('profiles').select('id'), there.rpc('close_my_account', { p_confirm: words })]) {
      expect(await late).toMatchObject({ status: 401, data: null, error: { code: 'PT401' } });
    }
    expect((await there.auth.getUser()).error).not.toBeNull();
    expect((await there.auth.refreshSession()).error).not.toBeNull();
    const again = createTestClient(stack);
    const { data } = await again.auth.signInWithIdToken({ provider: 'jwt', token: await person.idToken() });
    expect(data.user?.id).toEqual(expect.any(String));
    expect(data.user?.id).not.toBe(person.userId);
    expect((await again.rpc('sync_my_profile')).error).toBeNull();
    expect((await again.from('appointments').select('id')).data).toEqual([]);
    expect((await again.from('profiles').select('id, name')).data).toEqual([
      { id: data.user?.id, name: 'Lerato Leaving' },
    ]);
  });

  it('the bytes of files that no visit got are removed, the others stay', async () => {
    const who = await stack.addPerson('files@example.com', { firstName: 'Fezile', lastName: 'Files' });
    await onboardPatient(sql, who.userId);
    const client = createTestClient(stack);
    await client.auth.signInWithIdToken({ provider: 'jwt', token: await who.idToken() });
    // Those of the people before.
    const project = createProject(stack);
    await removeFiles(project);
    const bytes = png();
    const add = async (title: string) => {
      const key = randomUUID();
      const file = { name: 'photo.png', type: 'image/png', size: bytes.length, sha256: sha256(bytes) };
      const document = { title, type: 'photo', date: '2026-01-01', file };
      await client.rpc('add_document', { p_document: document, p_key: key });
      const [row] = await sql<{ path: string }[]>`select path from public.documents where id = ${key}`;
      const path = row?.path ?? '';
      const sent = await client.storage.from('documents').upload(path, bytes, { contentType: 'image/png' });
      expect(sent.error).toBeNull();
      await sql`select public.settle_document(${key}, 'clean', '', ${file.size}, ${file.sha256})`;
      return { key, path };
    };
    const [mine, shared] = [await add('My own rash'), await add('Shown in a visit')];
    // As if it had been sent along with a message of a visit.
    await sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`insert into public.messages (appointment_id, patient_id, specialist_id, seq, kind, sender_id, client_id, body, document_id)
        values (${randomUUID()}, ${who.userId}, ${randomUUID()}, 1, 'text', ${who.userId}, ${randomUUID()}, '', ${shared.key})`;
    });
    expect((await client.rpc('close_my_account', { p_confirm: words })).error).toBeNull();
    expect(await removeFiles(project)).toEqual({ done: 1, failed: 0 });
    expect(await removeFiles(project)).toEqual({ done: 0, failed: 0 });
    const left = await sql`select name from storage.objects where name in (${mine.path}, ${shared.path})`;
    expect(left).toEqual([{ name: shared.path }]);
    const titles =
      await sql`select state, title from public.documents where patient_id = ${who.userId} order by created_at`;
    expect(titles).toEqual([
      { state: 'removed', title: 'Closed account' },
      { state: 'stored', title: 'Shown in a visit' },
    ]);
    expect(await sql`select 1 from public.chart_versions where content::text like '%My own rash%'`).toEqual([]);
  });
});

describe('when the terms are over', () => {
  const years = (count: number) => new Date(Date.now() + count * 365.25 * DAY);
  const state = async () => {
    const [row] = await sql<{ name: string | null; born: string | null; script: string }[]>`
      select c.name, c.date_of_birth::text as born, (select p.particulars ->> 'patientName' from public.prescriptions p
        where p.patient_id = c.id and p.issued_at is not null limit 1) as script
      from private.closed_accounts c where c.id = ${people.patient}`;
    return row;
  };

  it('the prescriptions lose the name after five years, the seal is broken after the last term', async () => {
    const name = 'Thandiwe Mokoena';
    await jobsAt(sql, years(4.9));
    expect(await state()).toMatchObject({ name, born: '1990-04-12', script: name });
    await jobsAt(sql, years(5.1));
    expect(await state()).toMatchObject({ name, script: 'Closed account' });
    await jobsAt(sql, years(7.1));
    expect(await state()).toEqual({ name: null, born: null, script: 'Closed account' });
  });

  it('a minor is kept until 21', async () => {
    const child = await addPatient(sql);
    await sql`update public.patients set date_of_birth = (now() - interval '2 years')::date where profile_id = ${child}`;
    const { kept } = await close(sql, child);
    const record = kept.find(({ category }) => category === 'clinicalRecord');
    expect(new Date(record?.until ?? '').getFullYear()).toBe(new Date().getFullYear() + 19);
  });
});
