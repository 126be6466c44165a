import type { ChartCategory } from '@telehealth/contracts';
import { appointmentKeys } from '../appointments/appointment.queries';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';

export interface VisitAccess {
  appointmentId: string;
  /** Parts of the patient's record; none shares nothing. */
  categories: readonly ChartCategory[];
  /** Whether the files that came with the visit are shared by it. */
  files: boolean;
}

/** Says what a visit shares of the record; replaces what was said before, which stays readable as superseded. */
export function setVisitAccess(backend: WithClient, { appointmentId, categories, files }: VisitAccess): Promise<void> {
  const args = { p_appointment: appointmentId, p_categories: [...categories], p_files: files };
  return callBackend(backend.client.rpc('set_visit_access', args), acknowledged);
}

export function useSetVisitAccess(): BackendMutation<VisitAccess, void> {
  return useBackendMutation(setVisitAccess, { invalidates: [appointmentKeys.all] });
}
