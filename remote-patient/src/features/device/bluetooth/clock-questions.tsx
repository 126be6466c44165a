import { formatDate, formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Stack } from '@telehealth/ui/layout/stack';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { Field } from '@telehealth/ui/parts/field';
import { TextInput } from '@telehealth/ui/parts/inputs';
import type { ClockQuestion, SaidWhen, useClocks } from './use-clocks';

/** Asks about a device clock that is far from now; its time is never accepted without an answer. */
export function ClockQuestions({
  clocks: { box, questions, answer },
}: {
  clocks: Pick<ReturnType<typeof useClocks>, 'box' | 'questions' | 'answer'>;
}) {
  return (
    <div ref={box}>
      <Stack>
        {questions.map((question) => (
          <Question key={question.key} question={question} onAnswer={(said) => answer(question.key, said)} />
        ))}
      </Stack>
    </div>
  );
}

interface QuestionProps {
  question: ClockQuestion;
  onAnswer: (said: Partial<ClockQuestion['answer']>) => void;
}

function Question({ question: { key, deviceTime, canBeTold, answer, error }, onAnswer }: QuestionProps) {
  const zone = viewerTimeZone();
  const told = deviceTime === null ? '' : `${formatDate(deviceTime, zone)}, ${formatTime(deviceTime, zone)}`;
  const options: { value: SaidWhen; label: string }[] = [
    { value: 'now', label: 'Just now' },
    ...(canBeTold ? [{ value: 'told' as const, label: told }] : []),
    { value: 'other', label: 'Another time' },
  ];
  const isOther = answer.when === 'other';
  return (
    <div data-clock={key}>
      <ChipGroup
        type="radio"
        legend="When was it measured?"
        hint={
          deviceTime === null ? 'The device did not say when.' : `The clock of the device says ${told}. Is that right?`
        }
        options={options}
        value={answer.when}
        onChange={(when) => onAnswer({ when })}
        {...(error !== undefined && !isOther && { error })}
      />
      {isOther && (
        <Field label="Day and time" required {...(error !== undefined && { error })}>
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              value={answer.other}
              onChange={(event) => onAnswer({ other: event.currentTarget.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
