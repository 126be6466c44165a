// @vitest-environment jsdom
import { sessionWriter } from '@telehealth/contracts/host';
import type { DescribedResult } from '@telehealth/triage/check';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SayItWasWrong } from './say-it-was-wrong';

const RESULT = {
  level: 4,
  version: '86aaeb66',
  reasons: [{ ruleId: 'skin.rash', words: ['my own words'] }],
} as unknown as DescribedResult;

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  sessionWriter.environmentKnown({ demo: false, backend: { url: 'http://backend.test', key: 'key' } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () => {
  const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
  vi.stubGlobal('fetch', asked);
  render(<SayItWasWrong result={RESULT} age={70} />);
  fireEvent.click(screen.getByText('Was this answer wrong?'));
  return asked;
};
const tell = () => fireEvent.click(screen.getByRole('button', { name: 'Tell us' }));

it('asks how it was wrong before it sends, and goes there', () => {
  const asked = open();
  tell();
  expect(screen.getByText('Please choose how it was wrong')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'It was more serious' }));
  expect(asked).not.toHaveBeenCalled();
});

it('sends choices, rules and an age group, and no word; what failed is sent again as the same', async () => {
  const asked = open();
  asked.mockResolvedValueOnce(new Response(null, { status: 500 }));
  asked.mockResolvedValueOnce(new Response(null, { status: 204 }));
  fireEvent.click(screen.getByRole('radio', { name: 'It was more serious' }));
  fireEvent.click(screen.getByRole('radio', { name: 'A hospital at once' }));
  tell();
  expect(await screen.findByText(/Nothing is lost: your choices are still here/)).toBeDefined();
  tell();
  expect(await screen.findByText(/Nobody answers you here/)).toBeDefined();
  const bodies = asked.mock.calls.map(([, init]) => JSON.parse(String(init.body)));
  expect(bodies[0]).toEqual({
    ...{ p_key: expect.any(String), p_wrong: 'tooMild', p_level: 4, p_age_group: 'over65' },
    ...{ p_rules: ['skin.rash'], p_rules_version: '86aaeb66', p_came_out: 2 },
  });
  expect(bodies[1]).toEqual(bodies[0]);
});
