import { randomUUID } from 'node:crypto';
import { GOOD_RELATED_PERSON } from '@telehealth/contracts/examples/related-person';
import { as } from '../../support/people';
import { call, type MatrixArea, PEOPLE, rowsFor, type World } from '../matrix';

const SECRET = 'Secret-child-of-A';
const EVERYBODY = PEOPLE.filter((who) => who !== 'service');

async function addSomebody({ sql, people, ids, secrets }: World): Promise<void> {
  ids.relatedPerson = randomUUID();
  secrets.push(SECRET);
  const form = { ...GOOD_RELATED_PERSON, name: SECRET };
  await as(
    sql,
    people.patientA,
    (tx) => tx`select public.add_related_person(${tx.json(form)}, ${ids.relatedPerson ?? ''})`,
  );
}

/** People whom A cares for, visits for them, and the time. */
export const RELATED_PERSONS: MatrixArea = {
  prepare: addSomebody,
  tables: { related_persons: rowsFor('patientA') },
  functions: {
    add_related_person: call(
      'signed in',
      () => ({ p_form: GOOD_RELATED_PERSON, p_key: randomUUID() }),
      ['patientA', 'patientB'],
      'refused',
    ),
    change_related_person: call(
      'signed in',
      ({ ids }) => ({ p_person: ids.relatedPerson, p_form: GOOD_RELATED_PERSON }),
      ['patientA'],
      'refused',
      { patientB: 'person.notFound' },
    ),
    // Removing what is not theirs removes nothing.
    remove_related_person: call(
      'signed in',
      ({ ids }) => ({ p_person: ids.relatedPerson }),
      ['patientA', 'patientB'],
      'refused',
    ),
    server_time: call('anyone', () => ({}), EVERYBODY),
  },
};
