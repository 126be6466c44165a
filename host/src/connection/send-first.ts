// Part of the chunk `data`, so that the landing page does not carry it.
import type { RouteRow } from '@telehealth/contracts';
import { sessionStore } from '@telehealth/contracts/host';
import type { Backend } from '@telehealth/data/client/backend';
import type { PageState } from '../remotes/page-store';

/** Sends what a public page asks first under an address, in the name of whom the backend knows. */
export function sendFirst(page: PageState, search: URLSearchParams, backend: Backend): void {
  if (page.status !== 'ready') return;
  const known = sessionStore.getState().backend;
  page.page.prepare?.({ search, backend, userId: known.status === 'ready' ? known.userId : null });
}

const sent = new WeakMap<HTMLFormElement, string>();

/**
 * Sends what a form that asks by its address would ask if it were sent off now: its named controls alone. Not the same
 * wish twice, and not one that the form itself would refuse.
 */
export function sendWish(form: HTMLFormElement, row: RouteRow, page: PageState, backend: Backend): void {
  // Sent off meanwhile: the page that answers has asked already.
  if (!form.isConnected || row.access !== 'anyone' || !form.checkValidity()) return;
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') search.append(name, value);
  const wish = String(search);
  if (sent.get(form) === wish) return;
  sent.set(form, wish);
  sendFirst(page, search, backend);
}
