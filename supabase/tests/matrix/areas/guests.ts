import { createHash, randomUUID } from 'node:crypto';
import { as } from '../../support/people';
import { call, type MatrixArea, type World } from '../matrix';

const TOKEN = 'a-token-of-the-matrix';
const sha = (token: string) => createHash('sha256').update(token).digest('hex');
const NOT_YOURS = 'consultation.notFound';
const inVisit =
  (more: Record<string, unknown>) =>
  ({ ids }: World) => ({ p_appointment: ids.visit, ...more });
const guest = ({ ids }: World) => ({ p_guest: ids.visitGuest });

/** Who is asked into a visit beside its two sides: both sides see and end it, the practice lets them in. */
export const GUESTS: MatrixArea = {
  prepare: async ({ sql, people, ids }) => {
    ids.visitGuest = randomUUID();
    await as(
      sql,
      people.patientA,
      (tx) =>
        tx`select public.invite_guest(${ids.visit ?? ''}, ${ids.visitGuest ?? ''}, 'family', 'Aunt Nomsa', true, ${sha(TOKEN)})`,
    );
  },
  tables: {},
  functions: {
    guests_of_visit: call('signed in', inVisit({}), ['patientA', 'delegate', 'treating'], NOT_YOURS),
    invite_guest: call(
      'signed in',
      inVisit({
        p_key: randomUUID(),
        p_role: 'interpreter',
        p_name: 'Sipho',
        p_may_write: false,
        p_token_hash: sha('another'),
      }),
      ['patientA', 'treating'],
      NOT_YOURS,
    ),
    guest_place: call('signed in', inVisit({}), [], 'guests.notFound'),
    accept_guest_invitation: call('signed in', inVisit({ p_token: 'a guess' }), [], 'guests.notFound'),
    admit_guest: call('signed in', guest, [], 'refused', { treating: 'guests.notNow', other: NOT_YOURS }),
    end_guest: call('signed in', guest, ['patientA', 'treating'], 'guests.notFound'),
  },
  helpers: { hears_as_guest: 'The policy of the topics of guests asks as the guest.' },
};
