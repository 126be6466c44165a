// @vitest-environment jsdom
import { message } from '@telehealth/contracts/messages';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DangersToSee, type DangerToSee } from './dangers-to-see';

afterEach(cleanup);

const READING: DangerToSee = { danger: { observationId: 'o' }, title: 'Blood pressure 192/124 mmHg', seen: null };
const open = (danger: Partial<DangerToSee> = {}, answer: unknown = null) => {
  const backend = createFakeBackend({ mark_danger_seen: answer });
  renderInHost(<DangersToSee dangers={[{ ...READING, ...danger }]} />, { backend, role: 'specialist' });
  fireEvent.click(screen.getByRole('button', { name: /^Seen\s+Blood pressure/ }));
  return { sent: () => backend.calls.map(({ name, args }) => [name, args]) };
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

it('asks what was done before it counts as seen, and why where nothing was', async () => {
  const { sent } = open();
  save();
  expect(screen.getByText('Choose what you did.')).toBeDefined();
  expect(document.activeElement?.getAttribute('type')).toBe('radio');
  choose('No action needed, because …');
  save();
  expect(screen.getByText(message('triage.whyNoAction'))).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Why/));
  expect(sent()).toEqual([]);
  fireEvent.change(screen.getByLabelText(/^Why/), { target: { value: ' Measured again: 128/80 ' } });
  save();
  expect(await screen.findByText(/^You saw it on .*: No action needed: Measured again: 128\/80\./)).toBeDefined();
  expect(sent()).toEqual([
    ['mark_danger_seen', { p_done: 'no_action', p_words: 'Measured again: 128/80', p_observation: 'o' }],
  ]);
});

it('says of a check what a colleague did, and that it failed to keep what one did', async () => {
  const seen = { byName: 'Naledi Mokoena', at: new Date(), done: 'advised', words: '' } as const;
  const { sent } = open({ danger: { sessionId: 's' }, seen }, refuse('P0001', 'triage.notFound'));
  expect(screen.getByText(/^Naledi Mokoena saw it on .*: Advised\./)).toBeDefined();
  choose('Sent to emergency care');
  save();
  expect(await screen.findByText('It was not saved')).toBeDefined();
  expect(sent()).toEqual([['mark_danger_seen', { p_done: 'sent_to_emergency', p_words: '', p_session: 's' }]]);
});
