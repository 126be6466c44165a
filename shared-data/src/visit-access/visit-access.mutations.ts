import type { ChartCategory } from '@telehealth/contracts';
import { appointmentKeys } from '../appointments/appointment.queries';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';

export interface VisitAccess {
  appointmentId: string;
  /** Parts of the patient's record; none shares nothing. */
  categories: readonly ChartCategory[];
}

/** Says what a visit shares of the record; replaces what was said before, which stays readable as superseded. */
export function setVisitAccess(backend: WithClient, { appointmentId, categories }: VisitAccess): Promise<void> {
  const args = { p_appointment: appointmentId, p_categories: [...categories] };
  return callBackend(backend.client.rpc('set_visit_access', args), () => undefined);
}

export function useSetVisitAccess(): BackendMutation<VisitAccess, void> {
  return useBackendMutation(setVisitAccess, { invalidates: [appointmentKeys.all] });
}
