import { randomUUID } from 'node:crypto';
import { GOOD_NOTE, NOTE_EXAMPLES, WATCH_FOR_EXAMPLES } from '@telehealth/contracts/examples/notes';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { untilWaiting } from '@telehealth/local-services/test-support/until-waiting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grant, logOf, openChart } from '../support/charts';
import type { Visit } from '../support/consultations';
import { useMovableClock } from '../support/operators';
import { addPatient, addSpecialist, as, hintOf } from '../support/people';
import {
  after,
  asAt,
  beginNote,
  DAY,
  endOf,
  HOUR,
  type NoteRow,
  only,
  saveNote,
  signedNote,
  signNote,
  visitThatIs,
} from '../support/records';
import { useSandbox } from '../support/visits';

let db: TestDatabase;
let patient: string;
let specialist: { id: string; visitType: string };
let other: { id: string; visitType: string };

beforeAll(async () => {
  db = await startTestDatabase();
  await useSandbox(db.sql);
  await useMovableClock(db.sql);
  [patient, specialist, other] = [await addPatient(db.sql), await addSpecialist(db.sql), await addSpecialist(db.sql)];
});
afterAll(() => db.drop());

const ACCEPTED = 'nothing was refused';
const visitAs = (status?: Parameters<typeof visitThatIs>[3]) => visitThatIs(db.sql, patient, specialist, status);
const readBy = (who: string, id: string) =>
  as(db.sql, who, (tx) => tx<NoteRow[]>`select * from public.notes where id = ${id}`);
const addendumTo = (visit: Visit, id: string, at = endOf(visit)) =>
  asAt(db.sql, visit.specialist, at, async (tx) =>
    only(await tx<NoteRow[]>`select * from public.begin_addendum(${id})`),
  );

describe('a draft', () => {
  it('is its author’s alone, and the patient reads it once it is signed', async () => {
    const visit = await visitAs('in_progress');
    const begun = await beginNote(db.sql, visit, visit.at(5));
    expect((await beginNote(db.sql, visit, visit.at(6))).id, 'begun once').toBe(begun.id);
    const { note } = await saveNote(db.sql, specialist.id, begun, GOOD_NOTE, visit.at(7));
    expect(await readBy(specialist.id, note.id)).toHaveLength(1);
    expect(await readBy(patient, note.id)).toHaveLength(0);
    expect(await readBy(other.id, note.id)).toHaveLength(0);
    await signNote(db.sql, specialist.id, note, visit.at(20));
    expect(await readBy(patient, note.id)).toMatchObject([{ state: 'signed', plan_plain: GOOD_NOTE.planPlain }]);
    expect(await readBy(other.id, note.id)).toHaveLength(0);
    await visit.finish(25);
    expect((await visit.consultation()).state).toBe('note_signed');
  });

  it('is begun from the waiting room until fourteen days after, by who treats, and finished at any time', async () => {
    const booked = await visitAs('booked');
    expect(await hintOf(beginNote(db.sql, booked, booked.at(1)))).toBe('notes.notInVisit');
    const visit = await visitAs();
    expect(await hintOf(beginNote(db.sql, visit, endOf(visit), 'notes', other.id))).toBe('notes.notFound');
    expect(await hintOf(beginNote(db.sql, visit, endOf(visit), 'notes', patient))).toBe('access.refused');
    expect(await hintOf(beginNote(db.sql, visit, after(endOf(visit), 14 * DAY)))).toBe('notes.windowClosed');
    const begun = await beginNote(db.sql, visit, after(endOf(visit), 14 * DAY - 1000));
    const late = after(endOf(visit), 40 * DAY);
    const { note } = await saveNote(db.sql, specialist.id, begun, GOOD_NOTE, late);
    expect(await signNote(db.sql, specialist.id, note, late)).toMatchObject({ state: 'signed' });
  });

  it('of a colleague who covers the visit is the colleague’s own', async () => {
    const visit = await visitAs('waiting');
    await visit.cover(other.id, -2);
    const theirs = await beginNote(db.sql, visit, visit.at(1), 'notes', other.id);
    expect((await beginNote(db.sql, visit, visit.at(1))).id).not.toBe(theirs.id);
  });

  it('is put away when it was begun by mistake, and another may be begun', async () => {
    const visit = await visitAs();
    const begun = await beginNote(db.sql, visit);
    await asAt(
      db.sql,
      specialist.id,
      endOf(visit),
      (tx) => tx`select public.discard_note(${begun.id}, ${begun.version})`,
    );
    expect((await beginNote(db.sql, visit)).id).not.toBe(begun.id);
    expect(await readBy(specialist.id, begun.id)).toMatchObject([{ state: 'discarded' }]);
  });
});

describe('two windows on one draft', () => {
  it('never overwrite each other: the late words are kept beside the note and the newest state comes back', async () => {
    const visit = await visitAs();
    const begun = await beginNote(db.sql, visit);
    const mine = { ...GOOD_NOTE, planPlain: 'Written on the laptop.' };
    const late = { ...GOOD_NOTE, planPlain: 'Written on the phone.' };
    await saveNote(db.sql, specialist.id, begun, mine, endOf(visit));
    const answer = await saveNote(db.sql, specialist.id, begun, late, endOf(visit));
    expect(answer).toMatchObject({
      saved: false,
      hint: 'notes.changedElsewhere',
      note: { plan_plain: mine.planPlain },
    });
    await saveNote(db.sql, specialist.id, begun, late, endOf(visit));
    const copies = await as(
      db.sql,
      specialist.id,
      (tx) => tx`select id, why, plan_plain from public.note_copies where note_id = ${begun.id}`,
    );
    expect(copies, 'kept once').toEqual([{ id: answer.copy_id, why: 'late', plan_plain: late.planPlain }]);
    expect(await as(db.sql, patient, (tx) => tx`select from public.note_copies`)).toHaveLength(0);
    const repeated = await saveNote(db.sql, specialist.id, begun, mine, endOf(visit));
    expect(repeated, 'a repeat whose answer was lost').toMatchObject({ saved: true, note: { version: 2 } });
    expect(await hintOf(signNote(db.sql, specialist.id, begun, endOf(visit)))).toBe('notes.changedElsewhere');
  });

  it('save in parallel: one wins, every word of the others is kept', async () => {
    const visit = await visitAs();
    const begun = await beginNote(db.sql, visit);
    const texts = Array.from({ length: 8 }, (_, n) => `Version of window ${n}`);
    const answers = await Promise.all(
      texts.map((planPlain) => saveNote(db.sql, specialist.id, begun, { ...GOOD_NOTE, planPlain }, endOf(visit))),
    );
    expect(answers.filter(({ saved }) => saved)).toHaveLength(1);
    const [note] = await readBy(specialist.id, begun.id);
    const kept = await db.sql`select plan_plain from public.note_copies where note_id = ${begun.id}`;
    expect([note?.plan_plain, ...kept.map(({ plan_plain }) => plan_plain)].sort()).toEqual(texts);
  });

  it('lose nothing when one of them signs', async () => {
    const visit = await visitAs();
    const note = await signedNote(db.sql, visit);
    const late = { ...GOOD_NOTE, planPlain: 'Typed while it was signed.' };
    const answer = await saveNote(db.sql, specialist.id, note, late, endOf(visit));
    expect(answer).toMatchObject({ saved: false, hint: 'notes.signedElsewhere' });
    const [copy] = await db.sql`select plan_plain from public.note_copies where id = ${answer.copy_id ?? ''}`;
    expect(copy?.plan_plain).toBe(late.planPlain);
  });

  it('keep an earlier state a minute', async () => {
    const visit = await visitAs();
    let note = await beginNote(db.sql, visit);
    for (let second = 0; second < 180; second += 20) {
      const values = { ...GOOD_NOTE, planPlain: `at ${second}` };
      ({ note } = await saveNote(db.sql, specialist.id, note, values, after(endOf(visit), second * 1000)));
    }
    const kept = await db.sql`select plan_plain from public.note_copies where note_id = ${note.id} order by at`;
    expect(kept.map(({ plan_plain }) => plan_plain)).toEqual(['at 0', 'at 60', 'at 120']);
  });
});

describe('signing', () => {
  it.each(NOTE_EXAMPLES.map((example) => [example.name, example] as const))(
    'decides as the form does: %s',
    async (_, { values, refused }) => {
      const visit = await visitAs();
      expect(await hintOf(signedNote(db.sql, visit, values))).toBe(refused?.id ?? ACCEPTED);
    },
  );

  it('makes a note unchangeable, for the owner of the table, too', async () => {
    const visit = await visitAs();
    const { id } = await signedNote(db.sql, visit);
    for (const change of [
      "plan_plain = 'otherwise'",
      "soap = '{}'",
      "state = 'draft', signed_at = null, content_hash = null",
      "state = 'discarded', signed_at = null, content_hash = null",
      "signed_at = signed_at - interval '1 day'",
      'author_id = author_id',
    ]) {
      expect(await hintOf(db.sql.unsafe(`update public.notes set ${change} where id = '${id}'`)), change).toBe('23514');
    }
    expect(await hintOf(db.sql`delete from public.notes where id = ${id}`)).toBe('access.refused');
    for (const table of ['notes', 'note_copies']) {
      expect(await hintOf(db.sql.unsafe(`truncate public.${table} cascade`)), table).toBe('access.refused');
    }
    expect(
      await hintOf(asAt(db.sql, specialist.id, endOf(visit), (tx) => tx`select public.discard_note(${id}, 3)`)),
    ).toBe('notes.signed');
    const [hash] =
      await db.sql`select content_hash = private.note_hash(n) as fits from public.notes n where id = ${id}`;
    expect(hash?.fits).toBe(true);
    const facts = await db.sql`select patient_id from public.notes where state = 'draft' limit 1`;
    expect(facts).toHaveLength(1);
    expect(
      await hintOf(db.sql`update public.notes set patient_id = ${await addPatient(db.sql)} where state = 'draft'`),
    ).toBe('23514');
  });

  it('tells the patient without a clinical word, and their log who added it', async () => {
    const visit = await visitAs();
    const note = await signedNote(db.sql, visit);
    expect((await signNote(db.sql, specialist.id, note, after(endOf(visit), HOUR))).signed_at).toEqual(note.signed_at);
    const told =
      await db.sql`select payload from public.notifications where event = 'note.signed' and ref_id = ${note.id}`;
    expect(told).toEqual([{ payload: { appointmentId: visit.id, counterpartName: 'Naledi Test' } }]);
    expect((await logOf(db.sql, patient)).at(-1)).toMatchObject({ category: 'notes', action: 'add', basis: 'author' });
  });
});

describe('addenda', () => {
  it('follow one another in one chain, however parallel they are begun', async () => {
    const visit = await visitAs();
    const draft = await beginNote(db.sql, visit);
    expect(await hintOf(addendumTo(visit, draft.id))).toBe('notes.notSigned');
    const { note } = await saveNote(db.sql, specialist.id, draft, GOOD_NOTE, endOf(visit));
    await signNote(db.sql, specialist.id, note, endOf(visit));
    const late = after(endOf(visit), 100 * DAY);
    const begun = await Promise.all(Array.from({ length: 5 }, () => addendumTo(visit, note.id, late)));
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    const [first] = begun;
    if (!first) throw new Error('No addendum.');
    expect(await hintOf(signNote(db.sql, specialist.id, first, late))).toBe('notes.addendumEmpty');
    const values = {
      ...GOOD_NOTE,
      soap: { ...GOOD_NOTE.soap, assessment: 'The left side, not the right.' },
      planPlain: '',
    };
    const saved = await saveNote(db.sql, specialist.id, first, values, late);
    await signNote(db.sql, specialist.id, saved.note, late);
    // From the other end of the chain, while the first has not committed yet.
    const { second, meanwhile } = await asAt(db.sql, specialist.id, late, async (tx) => {
      const row = only(await tx<NoteRow[]>`select * from public.begin_addendum(${note.id})`);
      const meanwhile = addendumTo(visit, first.id, late);
      await untilWaiting(db.sql, 'begin_addendum');
      return { second: row, meanwhile };
    });
    expect((await meanwhile).id).toBe(second.id);
    expect(second).toMatchObject({ addendum_of: first.id, chain_no: 2 });
    expect((await readBy(patient, first.id))[0]).toMatchObject({ addendum_of: note.id, chain_no: 1 });
    expect(await readBy(patient, second.id)).toHaveLength(0);
  });

  it('are the author’s only', async () => {
    const visit = await visitAs();
    const { id } = await signedNote(db.sql, visit);
    for (const who of [patient, other.id]) {
      expect(await hintOf(as(db.sql, who, (tx) => tx`select public.begin_addendum(${id})`))).toBe('notes.notFound');
    }
    const forged = db.sql`insert into public.notes (appointment_id, patient_id, author_id, root_id, addendum_of, chain_no)
      values (${visit.id}, ${patient}, ${other.id}, ${id}, ${id}, 1)`;
    expect(await hintOf(forged)).toBe('23514');
  });
});

describe('other specialists', () => {
  it('read notes through the chart, with a right to that category, and the patient’s log tells', async () => {
    const someone = await addPatient(db.sql);
    const visit = await visitThatIs(db.sql, someone, specialist);
    const open = await signedNote(db.sql, visit);
    const sensitive = await signedNote(db.sql, visit, { ...GOOD_NOTE, planPlain: 'Very private.' }, 'mental_health');
    await beginNote(db.sql, visit, endOf(visit), 'sexual_health');
    expect(await hintOf(openChart(db.sql, other.id, someone, ['notes']))).toBe('access.notGranted');
    const before = (await logOf(db.sql, someone)).length;
    await grant(db.sql, someone, other.id, ['notes']);
    const chart = await openChart(db.sql, other.id, someone, ['notes', 'mental_health']);
    expect(chart.categories.notes?.sections?.notes).toMatchObject([{ id: open.id, author_name: 'Naledi Test' }]);
    expect(chart.categories.mental_health).toEqual({ state: 'hidden' });
    expect((await logOf(db.sql, someone)).slice(before)).toMatchObject([
      { actor_id: other.id, category: 'notes', action: 'view', basis: 'grant' },
    ]);
    await grant(db.sql, someone, other.id, ['mental_health', 'sexual_health']);
    const more = await openChart(db.sql, other.id, someone, ['mental_health', 'sexual_health']);
    expect(more.categories.mental_health?.sections?.notes).toMatchObject([{ id: sensitive.id }]);
    expect(more.categories.sexual_health?.sections?.notes, 'drafts are nobody else’s').toEqual([]);
    expect(
      await as(db.sql, other.id, (tx) => tx`select from public.notes where patient_id = ${someone}`),
      'no direct select',
    ).toHaveLength(0);
  });
});

describe('the open loops of a specialist', () => {
  it('show a visit without a signed note from its end on, late after 24 hours, until it is signed', async () => {
    const busy = await addSpecialist(db.sql);
    const visit = await visitThatIs(db.sql, await addPatient(db.sql), busy);
    const loops = (hours: number) =>
      asAt(
        db.sql,
        busy.id,
        after(endOf(visit), hours * HOUR),
        (tx) => tx<Record<string, unknown>[]>`select kind, ref_id, appointment_id, overdue from public.my_open_loops()`,
      );
    const waiting = { kind: 'note', ref_id: null, appointment_id: visit.id, overdue: true };
    expect(await loops(23.9)).toEqual([{ ...waiting, overdue: false }]);
    expect(await loops(24)).toEqual([waiting]);
    const begun = await beginNote(db.sql, visit);
    expect(await loops(30)).toEqual([{ ...waiting, ref_id: begun.id }]);
    const { note } = await saveNote(db.sql, busy.id, begun, GOOD_NOTE, endOf(visit));
    await signNote(db.sql, busy.id, note, endOf(visit));
    expect(await loops(30)).toEqual([]);
    await addendumTo(visit, note.id);
    expect(await loops(30)).toMatchObject([{ kind: 'addendum' }]);
    expect(
      await asAt(
        db.sql,
        other.id,
        after(endOf(visit), 30 * HOUR),
        (tx) => tx`select * from public.my_open_loops()
      where appointment_id = ${visit.id}`,
      ),
    ).toEqual([]);
  });
});

describe('what to watch for', () => {
  const save = (note: NoteRow, visit: Visit, watchFor: object, version = 1) =>
    asAt(db.sql, specialist.id, endOf(visit), async (tx) =>
      only(
        await tx<{ answer: { saved: boolean; note: NoteRow } }[]>`select public.save_note(${note.id}, ${version},
          ${tx.json(GOOD_NOTE.soap)}, ${GOOD_NOTE.planPlain}, '[]', ${tx.json(JSON.parse(JSON.stringify(watchFor)))}) as answer`,
      ),
    );

  it.each(WATCH_FOR_EXAMPLES.map((example) => [example.name, example] as const))(
    'is saved as the form says: %s',
    async (_, { values, refused }) => {
      const visit = await visitAs();
      const note = await beginNote(db.sql, visit);
      expect(await hintOf(save(note, visit, values))).toBe(refused?.id ?? ACCEPTED);
    },
  );

  it.each([
    ['a blank line', { callAtOnce: [' '] }],
    ['a number', { callAtOnce: [1] }],
    ['another list', { never: [] }],
    ['no lists', []],
  ])('is never %s', async (_, watchFor) => {
    const visit = await visitAs();
    expect(await hintOf(save(await beginNote(db.sql, visit), visit, watchFor))).toBe('data.invalid');
  });

  it('is signed with the note, kept when it came too late, and part of the record that a person takes along', async () => {
    const visit = await visitAs();
    const begun = await beginNote(db.sql, visit);
    const watchFor = { callAtOnce: ['You cannot breathe'], writeOrBook: ['Fever for three days'] };
    await save(begun, visit, watchFor);
    expect((await save(begun, visit, { callAtOnce: ['Something else'] })).answer).toMatchObject({ saved: false });
    const [late] = await db.sql`select watch_for from public.note_copies where note_id = ${begun.id} and why = 'late'`;
    expect(late?.watch_for).toEqual({ callAtOnce: ['Something else'] });
    await asAt(db.sql, specialist.id, endOf(visit), (tx) => tx`select public.sign_note(${begun.id}, 2)`);
    const [signed] = await db.sql`select watch_for, content_hash = private.note_hash(n) as fits,
      content_hash = private.note_hash(jsonb_populate_record(n, '{"watch_for": {}}')) as fits_without
      from public.notes n where id = ${begun.id}`;
    expect(signed).toEqual({ watch_for: watchFor, fits: true, fits_without: false });
    const [taken] = await db.sql<{ note: string }[]>`select private.fhir_composition(${patient})::text as note`.then(
      (rows) => rows.filter(({ note }) => note.includes(begun.id)),
    );
    expect(taken?.note).toContain('You cannot breathe');
    expect(taken?.note).toContain('Fever for three days');
  });
});

describe('teach-back', () => {
  const questions = [
    { question: 'When do you write to me?', options: ['Never', 'If I get short of breath'], right: 1 },
    { question: 'When do we meet again?', options: ['In two weeks', 'Next year'], right: 0 },
  ];

  it('shows the specialist which question was misunderstood', async () => {
    const visit = await visitAs();
    const begun = await beginNote(db.sql, visit);
    const note = await asAt(db.sql, specialist.id, endOf(visit), async (tx) => {
      await tx`select public.save_note(${begun.id}, 1, ${tx.json(GOOD_NOTE.soap)}, ${GOOD_NOTE.planPlain}, ${tx.json(questions)})`;
      await tx`select public.sign_note(${begun.id}, 2)`;
      return only(await tx<NoteRow[]>`select * from public.notes where id = ${begun.id}`);
    });
    const answer = (who: string, answers: number[], id = note.id) =>
      as(db.sql, who, (tx) => tx`select misunderstood from public.answer_plan(${id}, ${answers})`);
    expect(await answer(patient, [0, 0])).toEqual([{ misunderstood: [0] }]);
    expect(await answer(patient, [1, 0])).toEqual([{ misunderstood: [] }]);
    const seen = await as(
      db.sql,
      specialist.id,
      (tx) => tx`select answers from public.plan_answers where note_id = ${note.id} order by id`,
    );
    expect(seen).toEqual([{ answers: [0, 0] }, { answers: [1, 0] }]);
    expect(await hintOf(answer(patient, [1]))).toBe('data.invalid');
    expect(await hintOf(answer(other.id, [1, 0]))).toBe('notes.notFound');
    expect(await hintOf(answer(patient, [1, 0], randomUUID()))).toBe('notes.notFound');
    expect(await hintOf(answer(patient, [1], (await signedNote(db.sql, await visitAs())).id))).toBe(
      'notes.noQuestions',
    );
    expect(await hintOf(db.sql`update public.plan_answers set misunderstood = '{}'`)).toBe('access.refused');
  });
});
