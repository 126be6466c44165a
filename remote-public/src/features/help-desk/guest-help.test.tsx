// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { GuestAnswer } from './guest-answer';
import { GuestHelp } from './guest-help';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ADDRESS = { url: 'http://backend.test', key: 'key' };
const answers = (...responses: Response[]) => {
  const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
  for (const response of responses) asked.mockResolvedValueOnce(response);
  vi.stubGlobal('fetch', asked);
  return () => asked.mock.calls.map(([, init]) => JSON.parse(String(init.body)) as Record<string, unknown>);
};

it('keeps what was written where it is refused, says why, and asks again by the same key', async () => {
  const user = userEvent.setup();
  const bodies = answers(
    Response.json({ code: 'P0001', hint: 'data.busy', message: 'refused' }, { status: 400 }),
    Response.json('2026-12-03T10:00:00Z'),
  );
  render(<GuestHelp address={ADDRESS} />);
  await user.click(screen.getByRole('button', { name: 'Send to the help desk' }));
  expect(await screen.findAllByText('Please enter your name')).not.toHaveLength(0);
  await user.type(screen.getByLabelText(/Your name/), 'Thandi');
  await user.selectOptions(screen.getByLabelText(/What is it about/), 'Money');
  await user.type(screen.getByLabelText(/Your question/), 'Where is my receipt?');
  await user.type(screen.getByLabelText(/Your email address/), 'thandi@example.org');
  await user.click(screen.getByRole('button', { name: 'Send to the help desk' }));
  expect((await screen.findByRole('alert')).textContent).toContain('What you wrote is still here.');
  await user.click(screen.getByRole('button', { name: 'Send to the help desk' }));
  expect(await screen.findByText(/You get an email with a link to the answer by/)).toBeDefined();
  expect(bodies()[0]).toEqual({
    ...{ p_key: expect.any(String), p_name: 'Thandi', p_topic: 'payment', p_request: 'Where is my receipt?' },
    p_email: 'thandi@example.org',
  });
  expect(bodies()[1]).toEqual(bodies()[0]);
});

it.each([
  [[], 'This link shows nothing any more'],
  [[{ answer: null, answered_at: null }], /^A person answers by/],
  [[{ answer: 'Below “Money”.', answered_at: '2026-12-02T09:00:00Z' }], 'Below “Money”.'],
])('shows behind the link %j', async (rows, told) => {
  const asked = { request: 'Where is it?', asked_at: '2026-12-02T08:00:00Z', due_at: '2026-12-03T08:00:00Z' };
  answers(Response.json(rows.map((row) => ({ ...asked, ...row }))));
  render(<GuestAnswer id="5d5f3a6e-2b7e-4a53-9d5f-1d7b3a1f0c11" address={ADDRESS} />);
  expect(await screen.findByText(told)).toBeDefined();
});

it('says that an answer did not load, and loads it again', async () => {
  const user = userEvent.setup();
  answers(new Response(null, { status: 503 }), Response.json([]));
  render(<GuestAnswer id="5d5f3a6e-2b7e-4a53-9d5f-1d7b3a1f0c11" address={ADDRESS} />);
  expect(await screen.findByText(/the link in your email still works/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: /again/ }));
  expect(await screen.findByText('This link shows nothing any more')).toBeDefined();
});
