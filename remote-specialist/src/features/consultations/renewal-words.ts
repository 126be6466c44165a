import type { AskedRenewal } from '@telehealth/data/prescribing/asked-renewal.schema';

/** Whom the prescription is for, as it was issued. */
export const patientOf = ({ prescription }: AskedRenewal): string =>
  prescription.particulars?.patientName ?? 'A patient';

/** The medicines by name and strength. */
export const medicinesText = ({ prescription }: AskedRenewal): string =>
  prescription.draftItems.map(({ medicine, strength }) => `${medicine} ${strength}`.trim()).join(', ');

/** What became of a request that is closed. */
export function decisionText({ state, decision }: AskedRenewal): string {
  if (state === 'withdrawn') return 'Withdrawn by the patient';
  if (decision === 'declined') return 'Declined';
  if (decision === 'visit_needed') return 'A visit is needed';
  return state === 'ready' ? 'Issued' : 'Closed';
}
