// @vitest-environment jsdom
import { type Arrival, rowOf } from '@telehealth/contracts';
import type { Backend } from '@telehealth/data/client/backend';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PageState } from '../remotes/page-store';
import { sendWish } from './send-first';

const BACKEND = {} as Backend;
const prepare = vi.fn<(arrival: Arrival) => void>();
const READY: PageState = { status: 'ready', page: Object.assign(() => null, { prepare }) };
const sent = () => prepare.mock.calls.map(([{ search }]) => String(search));

function makeForm() {
  document.body.innerHTML = `<form method="get" action="/find-specialist">
    <textarea>a cough since Monday</textarea>
    <select name="mode"><option>video</option><option>chat</option></select>
    <input name="day" required value="2026-11-23">
  </form>`;
  const form = document.forms[0] as HTMLFormElement;
  const set = (name: string, value: string) => {
    (form.elements.namedItem(name) as HTMLInputElement).value = value;
  };
  return { form, set, send: (page = READY) => sendWish(form, rowOf('findSpecialist'), page, BACKEND) };
}

beforeEach(() => void prepare.mockReset());

test('sends the named choices alone, once, and again when they have changed', () => {
  const { send, set } = makeForm();
  send();
  send();
  expect(sent()).toEqual(['mode=video&day=2026-11-23']);
  expect(prepare.mock.calls[0]?.[0]).toMatchObject({ backend: BACKEND, userId: null });
  set('mode', 'chat');
  send();
  send();
  expect(sent()).toEqual(['mode=video&day=2026-11-23', 'mode=chat&day=2026-11-23']);
});

test('sends no wish that the form itself would refuse', () => {
  const { send, set } = makeForm();
  set('day', '');
  send();
  expect(sent()).toEqual([]);
  set('day', '2026-11-24');
  send();
  expect(sent()).toEqual(['mode=video&day=2026-11-24']);
});

test('sends nothing for a form that was sent off meanwhile, to a page of somebody, or without the code', () => {
  const { form, send } = makeForm();
  sendWish(form, rowOf('patient.dashboard'), READY, BACKEND);
  send({ status: 'failed', error: { id: 'remote.unavailable' } });
  form.remove();
  send();
  expect(sent()).toEqual([]);
});
