import type { ResultAct } from '@telehealth/care/chart/category-entries';
import { FileToOrder } from '@telehealth/care/results/file-to-order';
import { weeksText } from '@telehealth/care/results/result-answers';
import { errorText } from '@telehealth/contracts/messages';
import { type ResultAnswer, resultAnswerSchema } from '@telehealth/contracts/schemas/chart';
import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import type { ChartEntryOf } from '@telehealth/data/chart/chart.schema';
import { Form } from '@telehealth/ui/forms/form';
import { RadioGroupField } from '@telehealth/ui/forms/radio-group-field';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useAnswerResult } from '../data/chart/chart.mutations';

/** What a clinician does with a result of this patient: tells them what it means, files it to an own order. */
export const actsOf =
  (patientId: string): ResultAct =>
  (result) => <ResultActs patientId={patientId} result={result} />;

/** An answer that is not told yet; its key is the same for every attempt: a repeat after a lost connection tells once. */
const newDraft = () => ({ key: crypto.randomUUID(), words: '', follows: '' as ResultAnswer['follows'] });

interface ResultActsProps {
  patientId: string;
  result: ChartEntryOf<'document'>;
}

function ResultActs({ patientId, result }: ResultActsProps) {
  const [state, setState] = useState<'new' | 'open' | 'closed'>('new');
  const draft = useRef(newDraft());
  const again = result.answers.length > 0;
  if (state === 'open')
    return <Answer patientId={patientId} result={result} draft={draft} onClose={() => setState('closed')} />;
  return (
    <Cluster>
      <Button
        variant="line"
        size="s"
        aria-label={`${again ? 'Tell more' : 'Tell the patient'}: ${result.title}`}
        // The focus comes back to where it was.
        autoFocus={state === 'closed'}
        onClick={() => setState('open')}
      >
        {again ? 'Tell more' : 'Tell the patient'}
      </Button>
      <FileToOrder result={result} part={{ patientId, category: 'results' }} />
    </Cluster>
  );
}

const FOLLOWS: readonly { value: ResultAnswer['follows']; label: string }[] = [
  { value: 'nothing', label: 'Nothing more' },
  ...([1, 4, 13, 26] as const).map((weeks) => ({
    value: `${weeks}` as const,
    label: `Come back in ${weeksText(weeks)}`,
  })),
  { value: 'call', label: 'They call the practice' },
];
/** The form stands beside the result, so that both are read at once. No outcome is preselected. */
interface AnswerProps extends ResultActsProps {
  /** What was written before “Not now”; kept beside this result. */
  draft: RefObject<ReturnType<typeof newDraft>>;
  onClose: () => void;
}

function Answer({ patientId, result, draft, onClose }: AnswerProps) {
  const form = useZodForm({
    schema: resultAnswerSchema,
    defaultValues: { words: draft.current.words, follows: draft.current.follows },
  });
  const answering = useAnswerResult(patientId);
  const { notify } = useHostServices();
  useEffect(() => form.setFocus('words'), [form.setFocus]);
  const tell = async (values: ResultAnswer) => {
    if (!(await answering.run({ documentId: result.id, key: draft.current.key, ...values })).ok) return;
    notify('chart.resultTold');
    draft.current = newDraft();
    onClose();
  };
  const leave = () => {
    draft.current = { ...draft.current, ...form.getValues() };
    onClose();
  };
  return (
    <Form
      form={form}
      label={`Tell the patient: ${result.title}`}
      onSubmit={tell}
      problem={answering.error && `${errorText(answering.error)} What you wrote is still here.`}
    >
      <Stack gap={3}>
        <TextAreaField
          name="words"
          label="What it means, for the patient"
          hint="They read it beside the result. Mails say only that there is something new."
          rows={3}
          maxLength={LIMITS.correction.max}
        />
        <RadioGroupField name="follows" look="chips" label="What follows?" options={FOLLOWS} />
        <Cluster>
          <SubmitButton busyLabel="Telling">Tell the patient</SubmitButton>
          <Button variant="quiet" onClick={leave}>
            Not now
          </Button>
        </Cluster>
      </Stack>
    </Form>
  );
}
