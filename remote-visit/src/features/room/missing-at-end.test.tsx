// @vitest-environment jsdom

import { createFakeBackend } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { noteRow, roomRow, visitDetailsRow } from '@telehealth/data/testing/visit-details-fixture';
import { visitDetails } from '@telehealth/data/visits/visit-details.schema';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { keptWriting } from '../../care/writing/kept-writing';
import { FinishDialog } from './ending-dialogs';
import { missingAtEnd, type Unsaved } from './missing-at-end';

afterEach(cleanup);

const draft = { id: 'p', status: 'draft', issuedAt: null, runsOutOn: null, items: [] };
const written = noteRow({ isMine: true, soap: { assessment: 'Otitis' }, planPlain: 'Rest.' });
const detailsOf = (more: object) =>
  visitDetails.parse(
    visitDetailsRow(
      {},
      { side: 'specialist', room: roomRow({ identityConfirmedAt: '2026-11-27T12:00:00Z' }), ...more },
    ),
  );
const NONE: Unsaved = { note: false, prescription: false };
const EMPTY = ['The note is empty.', 'The plan in plain words is not written.'];
const NOT_ISSUED = 'A prescription is written and not issued.';

describe('what a visit would end without', () => {
  it.each([
    ['nothing of one’s own', {}, NONE, EMPTY],
    ['a note and a plan', { notes: [written] }, NONE, []],
    ['a draft of a prescription', { notes: [written], prescriptions: [draft] }, NONE, [NOT_ISSUED]],
    ['one that was issued', { notes: [written], prescriptions: [{ ...draft, status: 'active' }] }, NONE, []],
    ['one that is only on this page', { notes: [written] }, { ...NONE, prescription: true }, [NOT_ISSUED]],
    ['a note that is only here', {}, { ...NONE, note: true }, ['What you wrote last in the note is not saved yet.']],
  ])('%s', (_what, more, unsaved, lines) => {
    const missing = missingAtEnd(detailsOf(more), unsaved);
    expect(missing.filter((line) => line !== 'Where the patient is was not said.')).toEqual(lines);
  });

  it('is said only when what is being written was saved', async () => {
    const backend = createFakeBackend();
    const details = detailsOf({});
    let arrive: (value?: undefined) => void = () => undefined;
    const saving = new Promise<undefined>((resolve) => {
      arrive = () => resolve(undefined);
    });
    const store = { hasUnsaved: () => false, save: () => saving, close: () => undefined };
    const place = { kind: 'note', appointmentId: details.visit.id, id: details.visit.id } as const;
    keptWriting({ queries: backend.queries, userId: 'person' }, place, () => store);
    renderInHost(<FinishDialog details={details} onClose={() => undefined} />, { backend, role: 'specialist' });
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeDefined());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText('The note is empty.'), 'its words are on their way').toBeNull();
    arrive();
    expect(await screen.findByText('The note is empty.')).toBeDefined();
  });
});
