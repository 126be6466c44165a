import { randomUUID } from 'node:crypto';
import { as } from '../../support/people';
import { call, type MatrixArea, rowsFor, type World } from '../matrix';

const SECRET = 'Secret-rash-of-A.pdf';
const FILE = { name: SECRET, type: 'application/pdf', size: 10, sha256: 'c'.repeat(64) };

async function addFile({ sql, people, ids, secrets }: World): Promise<void> {
  ids.visitFile = randomUUID();
  secrets.push(SECRET, 'Secret-rash-of-A');
  await as(sql, people.patientA, (tx) => tx`select public.add_visit_file(${tx.json(FILE)}, ${ids.visitFile ?? ''})`);
  await sql`select public.settle_document(${ids.visitFile}, 'clean', '', ${FILE.size}, ${FILE.sha256})`;
}

/** Files that A adds to a visit they are booking. */
export const VISIT_FILES: MatrixArea = {
  prepare: addFile,
  tables: { visit_files: rowsFor('patientA') },
  functions: {
    add_visit_file: call(
      'signed in',
      () => ({ p_file: { ...FILE, name: 'letter.pdf' }, p_key: randomUUID() }),
      ['patientA', 'patientB'],
      'refused',
    ),
    // Into the visit that runs: by its patient and by who treats them there.
    add_file_to_visit: call(
      'signed in',
      ({ ids }) => ({ p_appointment: ids.running, p_file: { ...FILE, name: 'letter.pdf' }, p_key: randomUUID() }),
      ['patientA', 'treating'],
      'messages.notFound',
    ),
    // Dropping what is not theirs drops nothing.
    drop_visit_file: call(
      'signed in',
      ({ ids }) => ({ p_id: ids.visitFile }),
      ['patientA', 'patientB', 'delegate', 'treating', 'other', 'unverified', 'operator'],
      'refused',
    ),
  },
};
