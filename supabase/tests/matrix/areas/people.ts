import { randomUUID } from 'node:crypto';
import { addPerson } from '../../support/people';
import { call, type MatrixArea, PEOPLE, type World } from '../matrix';

const SIGNED_IN = PEOPLE.filter((who) => who !== 'guest' && who !== 'service');
const FORM = {
  firstName: 'Secret-child',
  lastName: 'of-A',
  dateOfBirth: '2020-03-04',
  gender: 'female',
  relation: 'child',
  basis: 'guardian',
};

async function addSomebody({ sql, people, ids, secrets }: World): Promise<void> {
  ids.person = await addPerson(sql, people.patientA, FORM);
  secrets.push(FORM.firstName);
}

/** Whom A looks after. */
export const PEOPLE_OF_A: MatrixArea = {
  prepare: addSomebody,
  tables: {},
  functions: {
    my_people: call('signed in', () => ({}), SIGNED_IN),
    to_hand_over: call('signed in', () => ({}), SIGNED_IN),
    open_person: call('signed in', () => ({}), [], 'access.notDelegated'),
    add_person: call(
      'signed in',
      () => ({ p_form: { ...FORM, firstName: 'Another' }, p_key: randomUUID() }),
      ['patientA', 'patientB'],
      'refused',
    ),
    change_person: call(
      'signed in',
      ({ ids }) => ({ p_person: ids.person, p_form: FORM }),
      ['patientA'],
      'person.notFound',
    ),
    make_handover_code: call('signed in', ({ ids }) => ({ p_person: ids.person }), [], 'person.notFound', {
      patientA: 'person.tooYoung',
    }),
    take_record_over: call('signed in', () => ({ p_code: 'AAAAAAAAAAAA' }), [], 'person.accountTaken', {
      delegate: 'person.codeUnknown',
    }),
    close_record: call('signed in', ({ ids }) => ({ p_person: ids.person, p_name: 'Not it' }), [], 'person.notFound', {
      patientA: 'person.nameTyped',
    }),
    keep_visit_private: call(
      'signed in',
      ({ ids }) => ({ p_appointment: ids.visit, p_private: false }),
      ['patientA'],
      'booking.notFound',
    ),
    move_hold: call(
      'signed in',
      ({ ids }) => ({ p_appointment: ids.held, p_person: ids.person }),
      ['patientA'],
      'booking.notFound',
      { delegate: 'access.notDelegated' },
    ),
  },
};
