import type { Specialty } from '@telehealth/contracts/people';
import type { FlagForm } from '@telehealth/contracts/schemas/desk';
import type { FlagName } from '@telehealth/contracts/settings';
import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { readAudited } from '@telehealth/data/client/read-audited';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { z } from 'zod';
import { deskKeys } from './desk.queries';
import { type FlagState, type ReviewedLine, reviewedLine } from './desk.schema';

/** A decision changes one queue and the counts of all. */
const STALE = { invalidates: [deskKeys.all] };
type Client = WithClient['client'];

/** The result of comparing a registration with the council's register. */
export interface RegistrationCheck {
  specialistId: string;
  state: 'verified' | 'rejected';
  /** As compared: if the row differs by now, nothing is recorded. */
  councilNumber: string;
  name: string;
  specialty: Specialty;
  evidence: string;
  /** Shown to the specialist. */
  note: string;
  /** For a verified one; null: a year from now. */
  until: Date | null;
}

export function decideRegistration({ client }: WithClient, check: RegistrationCheck): Promise<void> {
  return callBackend(
    client.rpc('decide_registration', {
      p_specialist: check.specialistId,
      p_state: check.state,
      p_number: check.councilNumber,
      p_name: check.name,
      p_specialty: check.specialty,
      p_evidence: check.evidence,
      p_note: check.note,
      ...(check.until && { p_until: check.until.toISOString() }),
    }),
    acknowledged,
  );
}
export const useDecideRegistration = (): BackendMutation<RegistrationCheck, void> =>
  useBackendMutation(decideRegistration, STALE);

export interface Verdict {
  id: string;
  verdict: 'justified' | 'not_justified';
  /** Shown to patient and specialist. */
  words: string;
  isAnswer: boolean;
}

export const useGiveVerdict = (): BackendMutation<Verdict, void> =>
  useBackendMutation(
    ({ client }: WithClient, { id, verdict, words, isAnswer }) =>
      callBackend(
        isAnswer
          ? client.rpc('answer_dispute', { p_id: id, p_answer: words, p_verdict: verdict })
          : client.rpc('review_break_glass', { p_id: id, p_verdict: verdict, p_note: words }),
        acknowledged,
      ),
    STALE,
  );

const openLines = (client: Client, args: { p_break_glass: string } | { p_report: string }) =>
  readAudited(client, client.rpc('read_access_log_for_review', args), z.array(reviewedLine));

/** Reads the log lines of an emergency access; the patient's log records this. */
export const useOpenEmergencyLines = (): BackendMutation<string, ReviewedLine[]> =>
  useBackendMutation(({ client }: WithClient, id) => openLines(client, { p_break_glass: id }), { invalidates: [] });

/** Reads the one log line of a report; the patient's log records this. */
export const useOpenReportedLine = (): BackendMutation<string, ReviewedLine[]> =>
  useBackendMutation(({ client }: WithClient, id) => openLines(client, { p_report: id }), { invalidates: [] });

export const useAnswerReport = (): BackendMutation<{ id: string; answer: string }, void> =>
  useBackendMutation(
    ({ client }: WithClient, { id, answer }) =>
      callBackend(client.rpc('answer_access_report', { p_report: id, p_answer: answer }), acknowledged),
    STALE,
  );

export const useAnswerHelp = (): BackendMutation<{ id: string; answer: string }, void> =>
  useBackendMutation(
    ({ client }: WithClient, { id, answer }) =>
      callBackend(client.rpc('answer_help', { p_request: id, p_answer: answer }), acknowledged),
    STALE,
  );

export interface VisitCorrection {
  appointmentId: string;
  /** Booked again, or marked as never to have been entered. */
  to: 'booked' | 'entered_in_error';
  reason: string;
}

export const useCorrectVisit = (): BackendMutation<VisitCorrection, void> =>
  useBackendMutation(
    ({ client }: WithClient, { appointmentId, to, reason }) =>
      callBackend(
        client.rpc(to === 'booked' ? 'correct_no_show' : 'mark_entered_in_error', {
          p_appointment: appointmentId,
          p_reason: reason,
        }),
        acknowledged,
      ),
    STALE,
  );

export const useRetryRefund = (): BackendMutation<string, void> =>
  useBackendMutation(
    ({ client }: WithClient, id) => callBackend(client.rpc('retry_refund', { p_refund: id }), acknowledged),
    STALE,
  );

export const useSendMailAgain = (): BackendMutation<number, void> =>
  useBackendMutation(
    ({ client }: WithClient, id) => callBackend(client.rpc('send_mail_again', { p_id: id }), acknowledged),
    STALE,
  );

export interface FlagChange {
  name: FlagName;
  form: FlagForm;
  /** The row that was on the screen; 0: there was none. */
  seen: number;
}

export const useSetFlag = (): BackendMutation<FlagChange, void> =>
  useBackendMutation(
    ({ client }: WithClient, { name, form: { owner, share, endsOn }, seen }) =>
      callBackend(
        client.rpc('set_flag', { p_name: name, p_form: { owner, share: Number(share), endsOn }, p_seen: seen }),
        acknowledged,
      ),
    STALE,
  );

export const useEndFlag = (): BackendMutation<Pick<FlagState, 'name' | 'id'>, void> =>
  useBackendMutation(
    ({ client }: WithClient, { name, id }) =>
      callBackend(client.rpc('end_flag', { p_name: name, p_seen: id }), acknowledged),
    STALE,
  );
