import { pathTo } from '@telehealth/contracts/routes';
import type { LoopKind, OpenLoop } from '../data/open-loops/open-loop.schema';

/** The name of each kind of open task, singular and plural. */
export const LOOP_WORDS: Readonly<Record<LoopKind, { one: string; many: string }>> = {
  messages: { one: 'Message to answer', many: 'Messages to answer' },
  result: { one: 'Result to act on', many: 'Results to act on' },
  renewal: { one: 'Renewal to decide', many: 'Renewals to decide' },
  request: { one: 'Visit asked for', many: 'Visits asked for' },
  correction: { one: 'Correction asked for', many: 'Corrections asked for' },
  note: { one: 'Note to sign', many: 'Notes to sign' },
  addendum: { one: 'Addendum to sign', many: 'Addenda to sign' },
  prescription_draft: { one: 'Prescription not issued', many: 'Prescriptions not issued' },
  letter_draft: { one: 'Letter not issued', many: 'Letters not issued' },
  follow_up: { one: 'Did not come, nothing booked', many: 'Did not come, nothing booked' },
  access_request: { one: 'Request for access', many: 'Requests for access' },
  access_ends: { one: 'Access that ends', many: 'Access that ends' },
};

/** Kinds that are written on the page of their visit; all others are done in the inbox or lead on from there. */
const OF_THE_VISIT: readonly LoopKind[] = ['note', 'addendum', 'prescription_draft', 'letter_draft'];

/** The task's name in the address of the inbox: ids only. */
export const itemKey = ({ kind, itemId }: Pick<OpenLoop, 'kind' | 'itemId'>): string => `${kind}.${itemId}`;

/** The search part of the inbox with a task open; null: none is. */
export const toItem = (item: Pick<OpenLoop, 'kind' | 'itemId'>): { search: string } => ({
  search: new URLSearchParams({ item: itemKey(item) }).toString(),
});

/** Returns the page where a task is done. */
export function placeOf(loop: OpenLoop): string {
  if (loop.appointmentId !== null && OF_THE_VISIT.includes(loop.kind))
    return pathTo('consultation', { id: loop.appointmentId });
  return `${pathTo('specialist.inbox')}?${toItem(loop).search}`;
}
