// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFormPrefetch } from './use-form-prefetch';

const asked: [page: string, form: string | undefined][] = [];
vi.mock('./use-prefetch', () => ({
  usePrefetch: () => (row: { id: string }, form?: HTMLFormElement | null) => asked.push([row.id, form?.id]),
}));

function Around({ method, action }: { method: 'get' | 'post'; action: string }) {
  const prefetch = useFormPrefetch();
  return (
    <main onFocus={prefetch} onPointerOver={prefetch}>
      <form id="the form" method={method} action={action}>
        <input aria-label="a field" />
        <button type="submit">
          <b>Go</b>
        </button>
      </form>
      <input aria-label="outside" />
    </main>
  );
}
const open = () => render(<Around method="get" action="/find-specialist" />);
const point = (element: HTMLElement, pointerType: string) => {
  const event = new MouseEvent('pointerover', { bubbles: true });
  fireEvent(element, Object.assign(event, { pointerType }));
};
const PAGE = ['findSpecialist', undefined];
const PAGE_AND_WISH = ['findSpecialist', 'the form'];

beforeEach(() => void asked.splice(0));
afterEach(cleanup);

test.each([
  ['get', '/find-specialist', [PAGE]],
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

test('to type asks for nothing more', () => {
  open();
  fireEvent.input(screen.getByLabelText('a field'), { target: { value: 'a cough' } });
  expect(asked).toEqual([]);
});

test.each(['mouse', 'touch'])('a %s on the button fetches the page and sends the wish', (pointerType) => {
  open();
  point(screen.getByText('Go'), pointerType);
  expect(asked).toEqual([PAGE_AND_WISH]);
});

test('so does reaching the button by keyboard', () => {
  open();
  screen.getByRole('button').focus();
  expect(asked).toEqual([PAGE_AND_WISH]);
});

test('a mouse on the rest of the form fetches the page; a finger there may only be scrolling', () => {
  open();
  point(screen.getByLabelText('a field'), 'touch');
  expect(asked).toEqual([]);
  point(screen.getByLabelText('a field'), 'mouse');
  expect(asked).toEqual([PAGE]);
});
