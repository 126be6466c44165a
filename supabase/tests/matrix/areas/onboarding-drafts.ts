import { call, type MatrixArea, rowsFor, type World } from '../matrix';

/** Nobody of the world is still signing up, so the row is laid down for the neighbour. */
async function layDown({ sql, people }: World): Promise<void> {
  await sql`insert into public.onboarding_drafts (profile_id, role, draft) values (${people.patientB}, 'patient', '{}')`;
}

/** Forms that were begun and not sent. */
export const ONBOARDING_DRAFTS: MatrixArea = {
  prepare: layDown,
  tables: { onboarding_drafts: rowsFor('patientB') },
  functions: {
    // Of no effect for whoever is done; a specialist has another form.
    keep_onboarding_draft: call(
      'signed in',
      () => ({ p_role: 'patient', p_draft: { address: '12 Long Street' } }),
      ['patientA', 'patientB', 'delegate'],
      'refused',
    ),
  },
};
