import { pathTo } from '@telehealth/contracts/routes';
import type { LoopKind, OpenLoop } from '../data/open-loops/open-loop.schema';

/** The name of each kind of open task, singular and plural, in display order. */
export const LOOP_WORDS: Readonly<Record<LoopKind, { one: string; many: string }>> = {
  note: { one: 'Note to sign', many: 'Notes to sign' },
  addendum: { one: 'Addendum to sign', many: 'Addenda to sign' },
  result: { one: 'Result not opened', many: 'Results not opened' },
  renewal: { one: 'Renewal to decide', many: 'Renewals to decide' },
  messages: { one: 'Message to answer', many: 'Messages to answer' },
  prescription_draft: { one: 'Prescription not issued', many: 'Prescriptions not issued' },
  follow_up: { one: 'Did not come, nothing booked', many: 'Did not come, nothing booked' },
  access_request: { one: 'Request for access', many: 'Requests for access' },
  access_ends: { one: 'Access that ends', many: 'Access that ends' },
};

/** Returns the page where a task is done. */
export function placeOf({ kind, appointmentId }: OpenLoop): string {
  if (kind === 'renewal') return `${pathTo('specialist.consultations')}?show=renewals`;
  if (kind === 'result' || kind === 'access_request' || kind === 'access_ends' || appointmentId === null) {
    return pathTo('specialist.patients');
  }
  return pathTo('consultation', { id: appointmentId });
}
