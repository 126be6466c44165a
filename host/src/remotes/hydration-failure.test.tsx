// @vitest-environment jsdom
import { NEEDS_PROGRAM } from '@telehealth/contracts/shell';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showHydrationFailure } from './hydration-failure';

const PRERENDERED = `<h1>Here</h1><p role="status" tabindex="-1" ${NEEDS_PROGRAM}="">Counted when you open this page.</p>`;
afterEach(() => document.body.replaceChildren());

it('says in its place what did not arrive, and gives the page back as it was once it has', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = PRERENDERED;
  const retry = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValue(true);
  let takenOver = '';
  await act(async () => showHydrationFailure(root, retry, () => (takenOver = root.innerHTML)));
  expect(screen.getByRole('status').textContent).toMatch(/^This part did not load/);
  const button = screen.getByRole('button', { name: 'Try again' });
  button.focus();
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(takenOver).toBe('');
  fireEvent.click(button);
  await waitFor(() => expect(takenOver).toBe(PRERENDERED));
  expect(document.activeElement).toBe(screen.getByRole('status'));
});
