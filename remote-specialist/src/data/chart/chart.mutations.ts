import type { ChartCategory, ChartList, LookScreen } from '@telehealth/contracts/chart';
import type { CorrectionAnswer, ResultAnswer } from '@telehealth/contracts/schemas/chart';
import { chartKeys } from '@telehealth/data/chart/chart.queries';
import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { useBackend } from '@telehealth/data/client/use-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { STALE_WITH_WORK } from '../open-loops/open-loop.queries';
import { type AskedCorrection, correctionKeys } from './corrections.queries';

const SCREEN: LookScreen = 'chart';

/** Changes one part of a patient's record and reads that part again; each part read is a line in their log. */
function useChartChange<Input>(
  patientId: string,
  write: (backend: WithClient, input: Input) => Promise<void>,
  partsOf: (input: Input) => readonly ChartCategory[],
): BackendMutation<Input, void> {
  const { queries } = useBackend();
  return useBackendMutation(
    async (backend: WithClient, input: Input) => {
      await write(backend, input);
      await Promise.all(
        partsOf(input).map((part) => queries.invalidateQueries({ queryKey: chartKeys.category(patientId, part) })),
      );
    },
    { invalidates: [correctionKeys.all, ...STALE_WITH_WORK] },
  );
}

export interface ConfirmedEntry {
  list: ChartList;
  category: ChartCategory;
  id: string;
  /** The version that was on the screen. */
  version: number;
}

/** A clinician with permission to add confirms a patient's entry as it is. */
export const useConfirmEntry = (patientId: string): BackendMutation<ConfirmedEntry, void> =>
  useChartChange<ConfirmedEntry>(
    patientId,
    ({ client }, { list, id, version }) =>
      callBackend(
        client.rpc('confirm_chart_entry', { p_list: list, p_id: id, p_version: version, p_screen: SCREEN }),
        acknowledged,
      ),
    ({ category }) => [category],
  );

/** The parts of the record in which a table's row may appear. */
const PARTS: Readonly<Record<AskedCorrection['kind'], readonly ChartCategory[]>> = {
  patient_conditions: ['conditions'],
  patient_allergies: ['profile'],
  patient_medications: ['medicines'],
  patient_vaccinations: ['medicines'],
  prescriptions: ['medicines'],
  observations: ['readings', 'results'],
  documents: ['documents', 'results'],
  notes: ['notes'],
};

/** The author corrects an entry, which takes it off the record, or says why it stays. */
export const useAnswerCorrection = (
  patientId: string,
): BackendMutation<CorrectionAnswer & Pick<AskedCorrection, 'id' | 'kind'>, void> =>
  useChartChange<CorrectionAnswer & Pick<AskedCorrection, 'id' | 'kind'>>(
    patientId,
    ({ client }, { id, decision, answer }) =>
      callBackend(
        client.rpc('answer_correction', { p_id: id, p_corrected: decision === 'corrected', p_answer: answer }),
        acknowledged,
      ),
    ({ kind }) => PARTS[kind],
  );

export interface ToldResult extends ResultAnswer {
  documentId: string;
  /** Idempotency key: the id of the answer. */
  key: string;
}

/** Tells the patient what a result means and what follows; it does not wait for the caller any more. */
export const useAnswerResult = (patientId: string): BackendMutation<ToldResult, void> =>
  useChartChange<ToldResult>(
    patientId,
    ({ client }, { documentId, key, words, follows }) =>
      callBackend(
        client.rpc('answer_result', {
          p_document: documentId,
          p_key: key,
          p_words: words,
          ...(follows === 'nothing' || follows === 'call'
            ? { p_follows: follows }
            : { p_follows: 'come_back', p_weeks: Number(follows) }),
          p_screen: SCREEN,
        }),
        acknowledged,
      ),
    () => ['results'],
  );
