import type { ChartCategory } from '@telehealth/contracts/chart';
import { appointmentKeys } from '@telehealth/data/appointments/appointment.queries';
import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';

export interface VisitAccess {
  appointmentId: string;
  /** Parts of the patient's record; an empty list shares nothing. */
  categories: readonly ChartCategory[];
  /** Whether the visit's own files are shared too. */
  files: boolean;
}

/** Sets what a visit shares of the record. The previous setting stays readable as superseded. */
export function setVisitAccess(backend: WithClient, { appointmentId, categories, files }: VisitAccess): Promise<void> {
  const args = { p_appointment: appointmentId, p_categories: [...categories], p_files: files };
  return callBackend(backend.client.rpc('set_visit_access', args), acknowledged);
}

export function useSetVisitAccess(): BackendMutation<VisitAccess, void> {
  return useBackendMutation(setVisitAccess, { invalidates: [appointmentKeys.all] });
}
