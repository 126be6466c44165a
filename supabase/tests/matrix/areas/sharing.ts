import { at } from '../../support/practice';
import { makeLink, someFile } from '../../support/record-links';
import { call, type MatrixArea, serverOnly } from '../matrix';

const PATIENTS = ['patientA', 'patientB'] as const;

/** Links to a part of one's own record: its patient alone makes, sees and ends them; who opens one asks the server. */
export const SHARING: MatrixArea = {
  prepare: async ({ sql, people, ids, secrets }) => {
    ids.recordLink = (await makeLink(sql, people.patientA, { label: 'Secret-label-of-A' })).id;
    secrets.push('Secret-label-of-A');
  },
  tables: {},
  functions: {
    share_record: call(
      'signed in',
      () => ({
        ...{ p_token_hash: 'cd'.repeat(32), p_label: '', p_parts: ['allergies'], p_file: someFile() },
        ...{ p_until: at(3, '12:00').toISOString(), p_most_uses: 1, p_passcode: null },
      }),
      PATIENTS,
    ),
    ask_for_health_link: call('signed in', () => ({}), PATIENTS),
    my_record_links: call('signed in', () => ({}), PATIENTS),
    end_record_link: call('signed in', ({ ids }) => ({ p_id: ids.recordLink }), ['patientA'], 'refused', {
      patientB: 'data.notFound',
    }),
    record_link_lock: serverOnly(() => ({ p_token: 'nobody’s', p_headers: {} })),
    open_record_link: serverOnly(() => ({
      ...{ p_token: 'nobody’s', p_recipient: 'Dr Other', p_passcode_hash: null, p_longest: null },
    })),
    record_link_file: serverOnly(() => ({ p_ticket: 'nobody’s' })),
  },
};
