// @vitest-environment jsdom
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { VISIT_ID, visitDetailsRow } from '@telehealth/data/testing/visit-details-fixture';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Consultation } from '../features/consultation/consultation';

afterEach(cleanup);

const FAULTS = { 'cut off': refuse('', '', 0), broken: refuse('', '', 500), garbled: 'half' };

const startsAt = new Date(Date.now() + 48 * 3_600_000);
const TERMS = {
  ...{ free_until: startsAt.toISOString(), late: false, refund_minor: 4500, currency: 'USD', free_minutes: null },
  ...{ paid_minor: 4500, late_refund_minor: 2250, asked_at: new Date().toISOString() },
};

const ANSWERS = { visit_details: visitDetailsRow({ startsAt }), cancellation_terms: [TERMS], my_payment: null };
const CASES = Object.keys(ANSWERS).flatMap((door) => Object.keys(FAULTS).map((fault) => ({ door, fault })));

describe('data of a visit that fails', () => {
  it.each(CASES)('$door $fault', async ({ door, fault }) => {
    const backend = createFakeBackend({ ...ANSWERS, [door]: FAULTS[fault as keyof typeof FAULTS] });
    const { container } = renderInHost(<Consultation appointmentId={VISIT_ID} />, { backend });
    await waitFor(() => expect(backend.calls.map((call) => call.name)).toContain(door));
    await waitFor(() => {
      expect(container.querySelector('[aria-busy="true"]')).toBeNull();
      const ways = [...container.querySelectorAll('button, a')].map((one) => one.textContent ?? '');
      expect(ways).toContainEqual(expect.stringMatching(/try again|reload/i));
    });
    expect(container.textContent).not.toMatch(/undefined|NaN|Invalid Date|\[object/);
  });
});
