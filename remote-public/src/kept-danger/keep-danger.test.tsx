// @vitest-environment jsdom
import type { SymptomCheck } from '@telehealth/contracts/schemas/symptom-check';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { LazyKeepDanger } from './lazy-keep-danger';
// Imported before the first test, so that it does not wait for the load.
import './keep-danger';

afterEach(cleanup);

const CHECK: SymptomCheck = {
  ...{ rules: '86aaeb6632623132', level: 1, heading: 'This may be an emergency', within: 'Now', about: 'me' },
  ...{ age: 46, sex: 'female', words: '', facts: [], questions: [], reasons: [], isUnreviewed: true, hasCalled: false },
};

function Place() {
  const [check, setCheck] = useState<SymptomCheck | null>(CHECK);
  const [hasCalled, setCalled] = useState(false);
  return (
    <>
      <LazyKeepDanger check={check} answer={hasCalled ? 'called' : null} />
      <button type="button" onClick={() => setCheck(null)}>
        Not me
      </button>
      <button type="button" onClick={() => setCalled(true)}>
        Called
      </button>
    </>
  );
}
const open = (answers: Record<string, unknown> = {}, role: 'patient' | 'specialist' = 'patient') =>
  renderInHost(<Place />, {
    role,
    backend: createFakeBackend({
      ...{ save_symptom_check: { id: '5d0c1f9e-0000-4000-8000-000000000003' }, answer_danger: null, ...answers },
    }),
  });
type View = ReturnType<typeof open>;
const sent = ({ backend }: View, name: string) => backend.calls.filter((call) => call.name === name);

it.each([
  ['Not me', 'mistake'],
  ['Called', 'called'],
])('keeps an urgent answer at once, and that the person said “%s”', async (press, answer) => {
  const view = open();
  expect(await screen.findByText(/^Kept on your dashboard/)).toBeDefined();
  expect(sent(view, 'save_symptom_check')[0]?.args).toMatchObject({ p_check: { level: 1 } });
  fireEvent.click(screen.getByText(press));
  await waitFor(() => expect(sent(view, 'answer_danger')[0]?.args).toMatchObject({ p_answer: answer }));
});

it('says when it could not be kept, and tries again', async () => {
  const view = open({ save_symptom_check: refuse('', '', 500) });
  expect(await screen.findByText(/could not keep this/)).toBeDefined();
  view.backend.answer('save_symptom_check', { id: '5d0c1f9e-0000-4000-8000-000000000003' });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Kept on your dashboard/)).toBeDefined();
});

it('sends nothing for anybody but a patient', () => {
  const view = open({}, 'specialist');
  expect(sent(view, 'save_symptom_check')).toEqual([]);
});
