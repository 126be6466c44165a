import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import type { Json } from '../database.types';
import { deskKeys } from './desk.queries';
import type { PublicationKind } from './publishing.schema';

const STALE = { invalidates: [deskKeys.all] };

export interface Proposal {
  kind: PublicationKind;
  form: object;
  /** The version that was on the screen; 0: there is none. */
  replaces: number;
}

/** Proposes to publish; a second operator has to confirm it. */
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

/** Confirms or refuses what a colleague proposed, or takes one's own proposal back. */
export const useDecidePublication = (): BackendMutation<Decision, void> =>
  useBackendMutation(
    ({ client }: WithClient, { id, confirms, reason }) =>
      callBackend(client.rpc('decide_publication', { p_id: id, p_confirms: confirms, p_reason: reason }), acknowledged),
    STALE,
  );
