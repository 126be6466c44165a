import type { AskedRenewal } from '../data/prescribing/asked-renewal.schema';

export const patientOf = ({ prescription }: AskedRenewal): string =>
  prescription.particulars?.patientName ?? 'A patient';

export const medicinesText = ({ prescription }: AskedRenewal): string =>
  prescription.draftItems.map(({ medicine, strength }) => `${medicine} ${strength}`.trim()).join(', ');

/** The decision on a closed request. */
export function decisionText({ state, decision }: AskedRenewal): string {
  if (state === 'withdrawn') return 'Withdrawn by the patient';
  if (decision === 'declined') return 'Declined';
  if (decision === 'visit_needed') return 'A visit is needed';
  return state === 'ready' ? 'Issued' : 'Closed';
}
