import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import type { Json } from '@telehealth/data/database.types';
import { deskKeys } from './desk.queries';
import type { Said } from './people.queries';
import type { PublicationKind } from './publishing.schema';

const STALE = { invalidates: [deskKeys.all] };

export interface Proposal {
  kind: PublicationKind;
  form: object;
  /** The version that was on the screen; 0: there is none. */
  replaces: number;
}

/** Proposes a publication; a second operator has to confirm it. */
export const usePropose = (): BackendMutation<Proposal, void> =>
  useBackendMutation(
    ({ client }: WithClient, { kind, form, replaces }) =>
      callBackend(
        client.rpc('propose_publication', { p_kind: kind, p_form: form as Json, p_replaces: replaces }),
        acknowledged,
      ),
    STALE,
  );

export interface Decision {
  id: string;
  confirms: boolean;
  reason: string;
}

/** Confirms or refuses a colleague's proposal, or withdraws one's own. */
export const useDecidePublication = (): BackendMutation<Decision, void> =>
  useBackendMutation(
    ({ client }: WithClient, { id, confirms, reason }) =>
      callBackend(client.rpc('decide_publication', { p_id: id, p_confirms: confirms, p_reason: reason }), acknowledged),
    STALE,
  );

/** Writes down what was found about a result that somebody said was wrong. Fails with `data.notFound` if a colleague was first. */
export const useCloseWrongCheck = (): BackendMutation<Said, void> =>
  useBackendMutation(
    ({ client }: WithClient, { id, reason }) =>
      callBackend(client.rpc('close_wrong_check', { p_id: id, p_became: reason }), acknowledged),
    STALE,
  );
