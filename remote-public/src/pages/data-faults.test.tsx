// @vitest-environment jsdom
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import MedicalRecordsPage from './medical-records-page';
import MyPrescriptionsPage from './my-prescriptions-page';
import ServiceMedicalRecordsPage from './service-medical-records-page';
import ServiceMyPrescriptionsPage from './service-my-prescriptions-page';
import ServiceSymptomCheckerPage from './service-symptom-checker-page';
import SymptomCheckerPage from './symptom-checker-page';
import SymptomChecksPage from './symptom-checks-page';

afterEach(cleanup);

const FAULTS = { 'cut off': refuse('', '', 0), broken: refuse('', '', 500), garbled: 'half' };

/** An audited read that returns nothing for its ticket. */
const lookWith =
  (ticket: string) =>
  ({ p_ticket }: { p_ticket: string }) =>
    p_ticket === ticket ? [] : refuse('P0001', 'access.lookOver');

/** Pages that request data when opened, with successful answers. */
const ASKING: Readonly<Record<string, { page: ReactElement; answers: Record<string, unknown> }>> = {
  'saved symptom checks': { page: <SymptomChecksPage />, answers: { triage_sessions: [] } },
  'own prescriptions': {
    page: <MyPrescriptionsPage />,
    answers: { my_prescriptions: 'ticket', read_look: lookWith('ticket') },
  },
};
const CASES = Object.entries(ASKING).flatMap(([name, { answers }]) =>
  Object.keys(answers).flatMap((door) => Object.keys(FAULTS).map((fault) => ({ name, door, fault }))),
);

describe('data that fails', () => {
  it.each(CASES)('$name: $door $fault', async ({ name, door, fault }) => {
    const asking = ASKING[name];
    if (asking === undefined) throw new Error(name);
    const backend = createFakeBackend({ ...asking.answers, [door]: FAULTS[fault as keyof typeof FAULTS] });
    const { container } = renderInHost(asking.page, { backend });
    await waitFor(() => expect(backend.calls.map((call) => call.name)).toContain(door));
    await waitFor(() => {
      expect(container.querySelector('[aria-busy="true"]')).toBeNull();
      const ways = [...container.querySelectorAll('button, a')].map((one) => one.textContent ?? '');
      expect(ways).toContainEqual(expect.stringMatching(/try again|reload/i));
    });
    expect(container.textContent).not.toMatch(/undefined|NaN|Invalid Date|\[object/);
  });
});

describe('pages that need no data', () => {
  it.each([
    ['records explained', <MedicalRecordsPage key="1" />],
    ['the records service', <ServiceMedicalRecordsPage key="3" />],
    ['the prescription service', <ServiceMyPrescriptionsPage key="4" />],
    ['the symptom checker service', <ServiceSymptomCheckerPage key="5" />],
    ['the symptom checker', <SymptomCheckerPage key="6" />],
  ])('%s asks for none when it is opened', async (_, page) => {
    const { container, backend } = renderInHost(page);
    await waitFor(() => expect(container.querySelectorAll('h1')).toHaveLength(1));
    await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
    expect(backend.calls).toEqual([]);
  });
});
