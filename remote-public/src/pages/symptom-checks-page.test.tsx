// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import type { SymptomCheck } from '@telehealth/contracts/schemas/symptom-check';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { installNativeDialog } from '@telehealth/data/testing/native-dialog';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { handedOverCheck, handOverCheck } from '../handover/handed-over-check';
import SymptomChecksPage from './symptom-checks-page';

const CHECK: SymptomCheck = {
  ...{ rules: '86aaeb6632623132', level: 5, heading: 'You can look after this at home', within: 'No visit needed' },
  ...{ about: 'me', age: 34, sex: 'male', words: 'runny nose', isUnreviewed: true, hasCalled: false },
  ...{ facts: [], questions: [], reasons: [] },
};
const ROW = { id: 'check-1', created_at: '2026-11-22T05:00:00Z', appointment_id: null, answers: CHECK };

installNativeDialog();
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const open = (answers: Record<string, unknown> = {}) =>
  renderInHost(<SymptomChecksPage />, {
    backend: createFakeBackend({ triage_sessions: [], save_symptom_check: { id: 'check-1' }, ...answers }),
  });

it('keeps what was brought here only by a press, and says when that failed', async () => {
  handOverCheck(CHECK, false);
  const user = userEvent.setup();
  const { backend } = open({ save_symptom_check: refuse('P0001', 'data.busy') });
  await screen.findByText('Nothing kept yet');
  expect(backend.calls.some(({ name }) => name === 'save_symptom_check')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Save to my record' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing is lost');
  backend.answer('save_symptom_check', { id: 'check-1' });
  backend.answer('triage_sessions', [ROW]);
  await user.click(screen.getByRole('button', { name: 'Save to my record' }));
  expect(await screen.findByText('Saved to your record')).toBeTruthy();
  expect(await screen.findByRole('article')).toBeTruthy();
  expect(handedOverCheck()).toBeNull();
});

it('removes one after asking, and says why one has to stay', async () => {
  const user = userEvent.setup();
  const { backend } = open({ triage_sessions: [ROW], delete_symptom_check: refuse('P0001', 'triage.attached') });
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: /^Remove the result of/ }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove it' }));
  };
  await remove();
  expect(await screen.findByText(message('triage.attached'))).toBeTruthy();
  backend.answer('delete_symptom_check', null);
  backend.answer('triage_sessions', []);
  await remove();
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(screen.getByText('Nothing kept yet')).toBeTruthy();
});

const AYANDA = {
  ...{ id: '6d1f0c9e-6f0a-4a55-9c0e-2f8f3c6f0a11', name: 'Ayanda Khumalo', first_name: 'Ayanda', gender: 'female' },
  ...{ date_of_birth: '2012-04-02', relation: 'child', basis: 'guardian', scopes: ['book', 'records'], may: 'add' },
  ...{ since: '2026-01-01T08:00:00Z', until: null, delegation_id: '6d1f0c9e-6f0a-4a55-9c0e-2f8f3c6f0a12' },
  ...{ has_sign_in: false, next_visit: null, allergies: 'not_asked', turns_12_on: null, turns_18_on: null },
};

it.each([
  ['into the list', [ROW], /It is in the list below\. Only Ayanda and who looks after Ayanda see it/],
  ['out of the reader’s sight', [], /so it is not in the list below\. Ayanda sees it after signing in/],
])('says that a result of somebody else went %s', async (_, list, words) => {
  history.replaceState(null, '', `/for/${AYANDA.id}/symptom-checks`);
  handOverCheck(CHECK, false);
  const user = userEvent.setup();
  const { backend } = open({ my_people: [AYANDA] });
  await screen.findByText('Nothing kept yet');
  backend.answer('triage_sessions', list);
  await user.click(await screen.findByRole('button', { name: 'Save to Ayanda’s record' }));
  await screen.findByText('Saved to Ayanda’s record');
  expect(await screen.findByText(words)).toBeTruthy();
  history.replaceState(null, '', '/');
});
