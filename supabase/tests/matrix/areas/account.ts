import { call, type MatrixArea, PEOPLE } from '../matrix';

const SIGNED_IN = PEOPLE.filter((who) => who !== 'guest' && who !== 'service');

/** A person's rights over their own account. */
export const ACCOUNT: MatrixArea = {
  tables: {},
  functions: {
    export_my_record: call('signed in', () => ({}), SIGNED_IN),
  },
};
