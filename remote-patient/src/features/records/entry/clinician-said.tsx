import { reviewText } from '@telehealth/care/record/medicine-lines';
import { ResultAnswers } from '@telehealth/care/results/result-answers';
import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import { LookScreenContext } from '@telehealth/data/chart/look-screen';
import { useTakeBackReview } from '@telehealth/data/chart/medicine-reviews.mutations';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { RECORDS_SCREEN } from '@telehealth/data/records/own-record.queries';
import type { OwnEntry } from '@telehealth/data/records/own-record.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { Field } from '@telehealth/ui/parts/field';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { useState } from 'react';
import { type NamedReview, reviewsOf } from '../reviews-of';

/** What clinicians said of an entry: of a medicine, which the patient may take back with an answer, or what a result means. */
export function ClinicianSaid({ entry }: { entry: OwnEntry }) {
  if (entry.kind === 'document' && entry.answers.length > 0)
    return (
      <Card title="What a clinician said of it">
        <ResultAnswers result={entry} />
      </Card>
    );
  const reviews = reviewsOf(entry);
  if (reviews.length === 0) return null;
  return (
    <Card title="What a clinician said of it">
      <Stack gap={3}>
        {reviews.map((one) => (
          <LookScreenContext key={one.review.id} value={RECORDS_SCREEN}>
            <One {...one} isOneOfMore={entry.kind === 'prescription' && entry.items.length > 1} />
          </LookScreenContext>
        ))}
      </Stack>
    </Card>
  );
}

const ANSWERS = { taken: 'It is not taken', stopped: 'It is still taken', changed: 'It is taken otherwise' } as const;

function One({ name, review, isOneOfMore }: NamedReview & { isOneOfMore: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <p>
        {isOneOfMore && <b>{name}: </b>}
        {reviewText(review)}
      </p>
      {review.takenBackAt === null && (
        <Button variant="line" size="s" onClick={() => setOpen(true)}>
          {ANSWERS[review.says]}
          <span className="visually-hidden">: {name}</span>
        </Button>
      )}
      {isOpen && <TakeBack name={name} review={review} onClose={() => setOpen(false)} />}
    </div>
  );
}

function TakeBack({ name, review, onClose }: NamedReview & { onClose: () => void }) {
  const [answer, setAnswer] = useState('');
  const takingBack = useTakeBackReview(null);
  const { your } = useSubjectWords();
  const { notify } = useHostServices();
  const save = async () => {
    const words = answer.trim() === '' ? ANSWERS[review.says] : answer.trim();
    if (!(await takingBack.run({ id: review.id, answer: words })).ok) return;
    notify('chart.reviewUndone');
    onClose();
  };
  return (
    <Dialog
      open
      onClose={takingBack.isRunning ? () => undefined : onClose}
      title={`Take back what was said of ${name}?`}
      description={`${name} then stands in ${your} record as before. ${review.byName || 'The clinician'} is told and reads the answer. If it was stopped because it may harm, please ask before you go on taking it.`}
      size="s"
      actions={
        <>
          <Button variant="line" onClick={onClose} disabled={takingBack.isRunning}>
            Leave it
          </Button>
          <Button busy={takingBack.isRunning} busyLabel="Saving" onClick={() => void save()}>
            Take it back
          </Button>
        </>
      }
    >
      {takingBack.error !== null && (
        <Notice tone="danger" title="Nothing was changed" live>
          {errorText(takingBack.error)}
        </Notice>
      )}
      <Field label="What should they know?" hint={`Empty: “${ANSWERS[review.says]}”.`} optional>
        {(control) => (
          <TextInput
            {...control}
            maxLength={LIMITS.entryNote.max}
            value={answer}
            onChange={(event) => setAnswer(event.currentTarget.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
