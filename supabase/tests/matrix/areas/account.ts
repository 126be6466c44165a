import { call, type MatrixArea, PEOPLE, serverOnly } from '../matrix';

const SIGNED_IN = PEOPLE.filter((who) => who !== 'guest' && who !== 'service');

/** A person's rights over their own account. */
export const ACCOUNT: MatrixArea = {
  tables: {},
  functions: {
    export_my_record: call('signed in', () => ({}), SIGNED_IN),
    before_closing: call('signed in', () => ({}), SIGNED_IN),
    // The tokens of the world are fresh; the words are wrong, so that nobody is closed. Closing itself: 68 and 69.
    close_my_account: call('signed in', () => ({ p_confirm: 'no' }), [], 'account.confirmWords'),
    files_to_remove: serverOnly(() => ({ p_limit: 1 })),
    file_removed: serverOnly(() => ({ p_bucket: 'documents', p_path: 'nothing' })),
  },
};
