// @vitest-environment jsdom
import { createFakeBackend } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { noteRow, roomRow, VISIT_ID, visitDetailsRow } from '@telehealth/data/testing/visit-details-fixture';
import { useVisitDetails } from '@telehealth/data/visits/visit-details.queries';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CameSoFar } from './came-so-far';

afterEach(cleanup);

const rowOf = (more: object) =>
  visitDetailsRow({ status: 'in_progress' }, { room: roomRow({ state: 'active' }), ...more });
const item = {
  ...{ medicine: 'Hydrocortisone', form: 'cream', strength: '1 %', directions: 'Twice a day' },
  ...{ quantity: 1, repeats: 0 },
};
const script = (status: string) => ({ id: status, status, issuedAt: null, runsOutOn: null, items: [item] });

function Beside() {
  const { query } = useVisitDetails(VISIT_ID);
  return query.data ? <CameSoFar details={query.data} /> : null;
}

it('a plan that is signed and a prescription that is issued in the call stand beside the picture by themselves', async () => {
  const backend = createFakeBackend({ visit_details: rowOf({ notes: [], prescriptions: [script('draft')] }) });
  renderInHost(<Beside />, { backend, role: 'patient' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('heading')).toBeNull();
  const notes = [noteRow({ planPlain: 'Rest. Drink.' })];
  backend.answer('visit_details', rowOf({ notes, prescriptions: [script('active')] }));
  backend.sendLive();
  expect(await screen.findByText('Rest. Drink.')).toBeDefined();
  expect(screen.getByText('Hydrocortisone, 1 % cream')).toBeDefined();
  expect(screen.getByText('Twice a day. Quantity 1')).toBeDefined();
});
