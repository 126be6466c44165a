// @vitest-environment jsdom
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { HelpDesk } from './help-desk';

afterEach(cleanup);

const ASKED = {
  ...{ id: 'h1', topic: 'payment', request: 'I paid twice for one visit', asked_at: '2026-11-27T11:50:00Z' },
  ...{ due_at: '2026-11-28T11:50:00Z', answer: null, answered_at: null, phone: null },
};
const open = (answers: Record<string, unknown>) => ({
  ...renderInHost(<HelpDesk />, {
    backend: createFakeBackend({ help_requests: [], my_appointments: [], ask_help: null, ...answers }),
  }),
  user: userEvent.setup(),
});
const QUESTION = 'Where do I find my receipt?';

it('sends a question, says when it is answered, and shows it', async () => {
  const { user, backend } = open({});
  await screen.findByText(/You have not asked anything yet/);
  await user.selectOptions(screen.getByLabelText(/What is it about/), 'Money');
  await user.type(screen.getByLabelText(/Your question/), QUESTION);
  backend.answer('help_requests', [ASKED]);
  await user.click(screen.getByRole('button', { name: 'Send to the help desk' }));
  expect(await screen.findByText(/A person answers within a day/)).toBeDefined();
  expect(await screen.findByText(/A person answers by/)).toBeDefined();
  expect(backend.calls.find(({ name }) => name === 'ask_help')?.args).toMatchObject({
    ...{ p_topic: 'payment', p_request: QUESTION },
  });
});

it('keeps what was written where sending failed, and asks again by the same key', async () => {
  const { user, backend } = open({ ask_help: refuse('', '', 500) });
  await user.selectOptions(screen.getByLabelText(/What is it about/), 'Money');
  await user.type(screen.getByLabelText(/Your question/), QUESTION);
  await user.click(screen.getByRole('button', { name: 'Send to the help desk' }));
  expect((await screen.findByRole('alert')).textContent).toContain('What you wrote is still here.');
  backend.answer('ask_help', null);
  await user.click(screen.getByRole('button', { name: 'Send to the help desk' }));
  await screen.findByText(/A person answers within a day/);
  const keys = backend.calls
    .filter(({ name }) => name === 'ask_help')
    .map(({ args }) => (args as { p_key: string }).p_key);
  await waitFor(() => expect(new Set(keys).size).toBe(1));
  expect(keys.length).toBeGreaterThan(1);
});

it('says at its place what is missing', async () => {
  const { user } = open({});
  await user.click(screen.getByRole('button', { name: 'Send to the help desk' }));
  expect(await screen.findAllByText('Please choose what it is about')).not.toHaveLength(0);
  expect(document.activeElement).toBe(screen.getByLabelText(/What is it about/));
});

it('asks for the number of whoever wants to be called, and for none of others', async () => {
  const { user, backend } = open({});
  await user.selectOptions(screen.getByLabelText(/What is it about/), 'Money');
  await user.type(screen.getByLabelText(/Your question/), QUESTION);
  await user.click(screen.getByRole('radio', { name: 'Call me' }));
  await user.click(screen.getByRole('button', { name: 'Send to the help desk' }));
  expect(await screen.findAllByText('Phone number must be at least 10 digits')).not.toHaveLength(0);
  expect(document.activeElement).toBe(screen.getByLabelText(/Which number/));
  await user.type(screen.getByLabelText(/Which number/), '082 555 0199');
  await user.click(screen.getByRole('button', { name: 'Send to the help desk' }));
  await screen.findByText(/A person calls you within a day/);
  expect(backend.calls.find(({ name }) => name === 'ask_help')?.args).toMatchObject({
    p_phone: '082 555 0199',
  });
});
