import { appointmentKeys } from '@telehealth/data/appointments/appointment.queries';
import type { BackendHandle, WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { threadCalls } from '@telehealth/data/thread/thread.calls';
import type { ThreadPage } from '@telehealth/data/thread/thread.schema';
import { STALE_WITH_WORK } from './open-loop.queries';
import type { OpenLoop } from './open-loop.schema';

export interface WorkAct {
  kind: OpenLoop['kind'];
  itemId: string;
  act: 'seen' | 'done' | 'reopened' | 'given' | 'taken_back';
  /** The colleague it is given to. */
  to?: string;
}

/** Says of a task that it was seen, is done, is open again, or that a colleague has it. */
export function useMarkWork(): BackendMutation<WorkAct, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { kind, itemId, act, to }: WorkAct) =>
      callBackend(
        client.rpc('mark_work', { p_kind: kind, p_item: itemId, p_act: act, ...(to !== undefined && { p_to: to }) }),
        acknowledged,
      ),
    { invalidates: STALE_WITH_WORK },
  );
}

/** How many messages of a thread stand beside the answer; the page of the visit has all. */
const SHOWN = 20;
const threadKey = (appointmentId: string) => [...appointmentKeys.all, 'thread', appointmentId] as const;

/** The last messages of a visit. This is an audited read. */
export function useLastMessages(appointmentId: string): BackendQuery<ThreadPage> {
  return useBackendQuery((backend: BackendHandle) => ({
    queryKey: threadKey(appointmentId),
    queryFn: () => threadCalls(backend, appointmentId).read(null, SHOWN),
  }));
}

/** The messages up to a number were read; that answers nothing. */
export function useMarkRead(appointmentId: string): BackendMutation<{ upTo: number }, void> {
  return useBackendMutation(
    (backend: WithClient, { upTo }: { upTo: number }) => threadCalls(backend, appointmentId).markRead(upTo),
    { invalidates: STALE_WITH_WORK },
  );
}

/** Sends an answer; with the id of the first attempt a repeat is the same message. */
export function useReply(appointmentId: string): BackendMutation<{ clientId: string; body: string }, void> {
  return useBackendMutation(
    (backend: WithClient, { clientId, body }: { clientId: string; body: string }) =>
      threadCalls(backend, appointmentId).send({ clientId, body, fileId: null, redFlag: null }),
    { invalidates: [...STALE_WITH_WORK, threadKey(appointmentId)] },
  );
}
