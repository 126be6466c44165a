import type { Specialty } from '@telehealth/contracts';
import { z } from 'zod';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { readLook } from '../client/read-look';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { deskKeys } from './desk.queries';
import { type ReviewedLine, reviewedLine } from './desk.schema';

/** What one decides changes a queue and the counts of all. */
const STALE = { invalidates: [deskKeys.all] };
type Client = WithClient['client'];

/** What was compared with the register, and what came of it. */
export interface RegistrationCheck {
  specialistId: string;
  state: 'verified' | 'rejected' | 'suspended';
  /** As they were when they were compared: anything else in the row by now, and nothing is recorded. */
  councilNumber: string;
  name: string;
  specialty: Specialty;
  evidence: string;
  /** What the specialist is told. */
  note: string;
  /** Of a verified one; null: a year from now. */
  until: Date | null;
  /** From when a suspension holds; null: at once. */
  from: Date | null;
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
      ...(check.from && { p_from: check.from.toISOString() }),
    }),
    acknowledged,
  );
}
export const useDecideRegistration = (): BackendMutation<RegistrationCheck, void> =>
  useBackendMutation(decideRegistration, STALE);

export interface Verdict {
  id: string;
  verdict: 'justified' | 'not_justified';
  /** Patient and specialist read it. */
  words: string;
  /** It answers a dispute of an earlier verdict. */
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
  readLook(client, client.rpc('read_access_log_for_review', args), z.array(reviewedLine));

/** Opens the log lines of an emergency; that is itself written into the patient's log. */
export const useOpenEmergencyLines = (): BackendMutation<string, ReviewedLine[]> =>
  useBackendMutation(({ client }: WithClient, id) => openLines(client, { p_break_glass: id }), { invalidates: [] });

/** Opens the one line of a report; that is itself written into the patient's log. */
export const useOpenReportedLine = (): BackendMutation<string, ReviewedLine[]> =>
  useBackendMutation(({ client }: WithClient, id) => openLines(client, { p_report: id }), { invalidates: [] });

export const useAnswerReport = (): BackendMutation<{ id: string; answer: string }, void> =>
  useBackendMutation(
    ({ client }: WithClient, { id, answer }) =>
      callBackend(client.rpc('answer_access_report', { p_report: id, p_answer: answer }), acknowledged),
    STALE,
  );

export interface VisitCorrection {
  appointmentId: string;
  /** Booked again, or taken out as one that should never have been entered. */
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
