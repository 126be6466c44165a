import type { LookScreen } from '@telehealth/contracts/chart';
import { appointmentKeys } from '@telehealth/data/appointments/appointment.queries';
import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend, nothing } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { setVisitAccess, type VisitAccess } from '../data/visit-access/visit-access.mutations';

const SCREEN: LookScreen = 'consultation';
const STALE = { invalidates: [appointmentKeys.all] };

/** What a patient, or who is with them, tells before the doctor comes; kept in the record of the visit's person. */
export type ToldBefore =
  | { what: 'noAllergies' }
  /** @property key repeating the call with it adds once */
  | { what: 'allergy'; key: string; label: string }
  /** @property share what the visit shares by now, if it hides measurements: who gives a weight for it shows it in it */
  | { what: 'weight'; key: string; kilograms: number; at: Date; share: VisitAccess | null };

async function tell(backend: WithClient, told: ToldBefore): Promise<void> {
  const { client } = backend;
  if (told.what === 'noAllergies')
    return callBackend(client.rpc('say_no_allergies', { p_none: true, p_screen: SCREEN }), acknowledged);
  if (told.what === 'allergy') {
    const entry = { p_list: 'allergies', p_entry: { label: told.label }, p_key: told.key, p_screen: SCREEN };
    return callBackend(client.rpc('add_chart_entry', entry), acknowledged);
  }
  const item = { id: told.key, code: 'body_weight', value: told.kilograms, secondValue: null, unit: 'kg' };
  const items = [{ ...item, takenAt: told.at.toISOString(), source: 'typed' }];
  await callBackend(client.rpc('record_observations', { p_items: items, p_screen: SCREEN }), nothing);
  if (told.share !== null)
    await setVisitAccess(backend, { ...told.share, categories: [...told.share.categories, 'readings'] });
}

export const useTellBefore = (): BackendMutation<ToldBefore, void> => useBackendMutation(tell, STALE);
