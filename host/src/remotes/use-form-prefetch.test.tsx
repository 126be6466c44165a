// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFormPrefetch } from './use-form-prefetch';

const asked: string[] = [];
vi.mock('./use-prefetch', () => ({ usePrefetch: () => (row: { id: string }) => asked.push(row.id) }));

function Around({ method, action }: { method: 'get' | 'post'; action: string }) {
  return (
    <main onFocus={useFormPrefetch()}>
      <form method={method} action={action}>
        <input aria-label="a field" />
      </form>
      <input aria-label="outside" />
    </main>
  );
}

beforeEach(() => void asked.splice(0));
afterEach(cleanup);

test.each([
  ['get', '/find-specialist', ['findSpecialist']],
  ['get', '/nowhere', []],
  ['post', '/find-specialist', []],
] as const)('a field of a %s form to %s fetches %j', (method, action, pages) => {
  render(<Around method={method} action={action} />);
  expect(asked).toEqual([]);
  screen.getByLabelText('outside').focus();
  expect(asked).toEqual([]);
  screen.getByLabelText('a field').focus();
  expect(asked).toEqual(pages);
});
