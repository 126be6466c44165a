import { randomUUID } from 'node:crypto';
import { call, type MatrixArea } from '../matrix';

/** Yesterday: A was in visits of the last weeks. */
const DIED = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

/** A death that a clinician reported of B, which changes nothing, and a confirmed one of somebody who is nobody else here. */
export const ENDS: MatrixArea = {
  prepare: async ({ sql, people, ids }) => {
    ids.reported = randomUUID();
    await sql`insert into private.deaths (id, patient_id, died_on, reported_by, reported_as)
      values (${ids.reported}, ${people.patientB}, ${DIED}, ${people.other}, 'specialist')`;
    const late = randomUUID();
    const twin = randomUUID();
    const double = randomUUID();
    Object.assign(ids, { late, twin, death: randomUUID(), merged: randomUUID(), tie: randomUUID() });
    await sql`insert into public.profiles (id, role, first_name, last_name) values (${late}, 'patient', 'Estate', 'Late')`;
    await sql`insert into public.patients (profile_id, date_of_birth, gender, address)
      values (${late}, '1940-05-06', 'male', 'Nowhere')`;
    await sql`insert into private.deaths (id, patient_id, died_on, reported_by, reported_as, state, proof, proof_number,
        decided_by, decided_at, kept)
      values (${ids.death ?? ''}, ${late}, ${DIED}, ${people.operator}, 'operator', 'confirmed', 'certificate', 'C-1234',
        ${people.operator}, now(), '[]')`;
    for (const id of [twin, double]) {
      await sql`insert into public.profiles (id, role, first_name, last_name) values (${id}, 'patient', 'Same', 'Person')`;
      await sql`insert into public.patients (profile_id, date_of_birth, gender, address)
        values (${id}, '2019-05-06', 'male', 'Nowhere')`;
    }
    await sql`insert into private.merged_persons (id, kept_id, folded_id, reason, marked_by)
      values (${ids.merged ?? ''}, ${twin}, ${double}, 'Seen twice.', ${people.operator})`;
    await sql`insert into public.delegations (id, patient_id, delegate_id, scopes, state, accepted_at, basis, relation)
      values (${ids.tie ?? ''}, ${twin}, ${late}, array['book', 'manage'], 'active', now(), 'guardian', 'child')`;
    ids.authority = randomUUID();
    await sql`insert into public.documents (id, patient_id, type, title, document_date, category, file_name, mime_type, size_bytes,
        sha256, source, recorded_by, state, scan_state, scanned_at)
      values (${ids.authority}, ${twin}, 'authority', 'Birth certificate', '2026-01-01', 'documents', 'paper.pdf', 'application/pdf', 10,
        ${'e'.repeat(64)}, 'self', ${late}, 'stored', 'clean', now())`;
  },
  tables: {},
  functions: {
    report_death: call(
      'signed in',
      ({ people }) => ({
        p_patient: people.patientA,
        p_died_on: DIED,
        p_proof: 'certificate',
        p_number: 'C-1234',
        p_note: '',
        p_key: randomUUID(),
      }),
      ['treating', 'operator'],
    ),
    decide_death: call('signed in', ({ ids }) => ({ p_id: ids.reported, p_confirms: false, p_reason: 'A namesake.' }), [
      'operator',
    ]),
    undo_death: call('signed in', ({ ids }) => ({ p_id: ids.death, p_reason: 'A namesake.' }), ['operator']),
    mark_one_person: call(
      'signed in',
      ({ ids, people }) => ({
        p_kept: ids.late,
        p_folded: people.patientB,
        p_reason: 'Seen twice.',
        p_key: randomUUID(),
      }),
      [],
      'refused',
      { operator: 'patient.died' },
    ),
    unmark_one_person: call('signed in', ({ ids }) => ({ p_id: ids.merged, p_reason: 'Two cousins.' }), ['operator']),
    merged_at_desk: call('signed in', () => ({}), ['operator']),
    end_guardianship: call(
      'signed in',
      ({ ids }) => ({ p_delegation: ids.tie, p_reason: 'Order of the court.', p_proof: 'court_order' }),
      ['operator'],
    ),
    authority_papers: call('signed in', () => ({}), ['operator']),
    open_authority_paper: call('signed in', ({ ids }) => ({ p_id: ids.authority }), ['operator']),
    // Nobody opened it yet.
    decide_authority: call(
      'signed in',
      ({ ids }) => ({ p_id: ids.authority, p_confirms: false, p_reason: 'No stamp.' }),
      [],
      'refused',
      { operator: 'guardian.unopened' },
    ),
    guardians_of: call('signed in', ({ ids }) => ({ p_person: ids.twin }), ['operator']),
    // Nobody closed it.
    reopen_record: call('signed in', ({ ids }) => ({ p_person: ids.twin, p_reason: 'A mistake.' }), [], 'refused', {
      operator: 'data.notFound',
    }),
    deaths_at_desk: call('signed in', () => ({}), ['operator']),
    find_people: call('signed in', () => ({ p_name: 'Late', p_born: '1940-05-06' }), ['operator']),
    release_record_of_deceased: call(
      'signed in',
      ({ ids }) => ({
        p_death: ids.death,
        p_executor: 'N. Dlamini',
        p_letter_number: '012345/2026',
        p_reason: 'Estate',
      }),
      ['operator'],
    ),
  },
};
