import { randomUUID } from 'node:crypto';
import { as } from '../../support/people';
import { call, type MatrixArea, rowsFor, type World } from '../matrix';

const FILE = { name: 'certificate.pdf', type: 'application/pdf', size: 10, sha256: 'd'.repeat(64) };

async function addFile({ sql, people, ids }: World): Promise<void> {
  ids.registrationFile = randomUUID();
  await as(
    sql,
    people.unverified,
    (tx) => tx`select public.add_registration_file('certificate', ${tx.json(FILE)}, ${ids.registrationFile ?? ''})`,
  );
  await sql`select public.settle_document(${ids.registrationFile}, 'clean', '', ${FILE.size}, ${FILE.sha256})`;
}

/** What the unverified specialist gave for the check of their registration. */
export const REGISTRATION_FILES: MatrixArea = {
  prepare: addFile,
  tables: { registration_files: rowsFor('unverified') },
  functions: {
    add_registration_file: call(
      'signed in',
      () => ({ p_kind: 'identity', p_file: FILE, p_key: randomUUID() }),
      ['unverified'],
      'refused',
      // Theirs is decided.
      { treating: 'registration.notNow', other: 'registration.notNow' },
    ),
    // Dropping what is not theirs drops nothing.
    drop_registration_file: call(
      'signed in',
      ({ ids }) => ({ p_id: ids.registrationFile }),
      ['patientA', 'patientB', 'delegate', 'treating', 'other', 'unverified', 'operator'],
      'refused',
    ),
    open_registration_file: call(
      'signed in',
      ({ ids }) => ({ p_id: ids.registrationFile }),
      ['unverified', 'operator'],
      'chart.notFound',
    ),
    registration_evidence: call('signed in', ({ people }) => ({ p_specialist: people.unverified }), ['operator']),
    ask_for_evidence: call(
      'signed in',
      ({ people }) => ({ p_specialist: people.unverified, p_reason: 'The certificate cannot be read.' }),
      ['operator'],
    ),
  },
};
