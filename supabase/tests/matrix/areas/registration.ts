import { call, type MatrixArea, rowsFor, serverOnly, type World } from '../matrix';

const numberOf = async ({ sql }: World, id: string): Promise<string> => {
  const [row] = await sql<{ number: string }[]>`
    select license_number as number from public.specialists where profile_id = ${id}`;
  return row?.number ?? '';
};

export const REGISTRATION: MatrixArea = {
  prepare: async (world) => {
    world.ids.waitingNumber = await numberOf(world, world.people.unverified);
  },
  tables: {
    registration_events: rowsFor('operator'),
  },
  functions: {
    decide_registration: call(
      'signed in',
      ({ people, ids }) => ({
        p_specialist: people.unverified,
        p_state: 'suspended',
        p_number: ids.waitingNumber,
        p_name: 'Nobody',
        p_specialty: 'general',
        p_evidence: 'Register looked up',
      }),
      [],
      'refused',
      { operator: 'registration.changedMeanwhile' },
    ),
    registrations_to_check: call('signed in', () => ({}), ['operator']),
    ask_registration: call(
      'signed in',
      ({ ids }) => ({ p_number: ids.waitingNumber }),
      ['unverified'],
      'access.refused',
      {
        treating: 'registration.notNow',
        other: 'registration.notNow',
      },
    ),
    withdraw_registration: call('signed in', () => ({}), ['unverified'], 'registration.notNow'),
    set_registration: serverOnly(({ people, ids }) => ({
      p_specialist: people.unverified,
      p_number: ids.waitingNumber,
      p_state: 'rejected',
      p_evidence: 'Register looked up',
    })),
  },
};
