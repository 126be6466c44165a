import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText, message } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { REVIEW_CONNECTION, REVIEW_NEXT_STEP, REVIEW_STARTED } from '@telehealth/contracts/visit';
import type { VisitDetails, VisitReview } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { DataList } from '@telehealth/ui/parts/data-list';
import { type FormEvent, useRef, useState } from 'react';
import { useSubmitReview } from '../../data/visits/visit.mutations';

const STARTED = { on_time: 'On time', within_15: 'Within 15 min', later: 'Later' } as const;
const CONNECTION = { clear: 'Clear', interrupted: 'Broke up at times', failed: 'It failed' } as const;
const NEXT_STEP = { clear: 'Yes', partly: 'Partly', unclear: 'No' } as const;
const options = <Value extends string>(values: readonly Value[], words: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: words[value] }));

/** Asks for facts about the visit instead of stars, once. They are published only together with two more reviews. */
export function ReviewCard({ details }: { details: VisitDetails }) {
  const { review, reviewUntil, askedAt } = details;
  if (review !== null) return <Given review={review} />;
  if (reviewUntil === null || reviewUntil <= askedAt) return null;
  return <ReviewForm details={details} until={reviewUntil} />;
}

function Given({ review }: { review: VisitReview }) {
  return (
    <Card title="How it went, as you said">
      <DataList
        items={[
          { term: 'It began', detail: STARTED[review.started] },
          ...(review.connection ? [{ term: 'The connection was', detail: CONNECTION[review.connection] }] : []),
          ...(review.nextStep ? [{ term: 'You know the next step', detail: NEXT_STEP[review.nextStep] }] : []),
        ]}
      />
    </Card>
  );
}

function ReviewForm({ details, until }: { details: VisitDetails; until: Date }) {
  const [started, setStarted] = useState<VisitReview['started'] | ''>('');
  const [connection, setConnection] = useState<NonNullable<VisitReview['connection']> | ''>('');
  const [nextStep, setNextStep] = useState<NonNullable<VisitReview['nextStep']> | ''>('');
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const sending = useSubmitReview();
  const { notify } = useHostServices();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (started === '') return form.current?.querySelector('input')?.focus();
    const review = { started, connection: connection || null, nextStep: nextStep || null };
    const result = await sending.run({ appointmentId: details.visit.id, review });
    if (result.ok) notify('review.thanks');
  };
  return (
    <Card title="How was it?" actions={<p className="small soft">Three short questions</p>}>
      <form noValidate ref={form} onSubmit={(event) => void send(event)}>
        <Stack>
          <ChipGroup
            type="radio"
            legend="It began"
            name="started"
            required
            options={options(REVIEW_STARTED, STARTED)}
            value={started}
            onChange={setStarted}
            {...(isTried && started === '' && { error: message('review.started') })}
          />
          <ChipGroup
            type="radio"
            legend="The line was"
            name="connection"
            optional
            options={options(REVIEW_CONNECTION, CONNECTION)}
            value={connection}
            onChange={setConnection}
          />
          <ChipGroup
            type="radio"
            legend="You know the next step"
            name="nextStep"
            optional
            options={options(REVIEW_NEXT_STEP, NEXT_STEP)}
            value={nextStep}
            onChange={setNextStep}
          />
          <div role="status">
            {sending.error !== null && <Notice tone="warning">{errorText(sending.error)}</Notice>}
          </div>
          <p className="small soft">
            You can answer once, until {formatShortMoment(until, viewerTimeZone())}. Others see it only combined with
            other answers, never with your name.
          </p>
          <div>
            <Button type="submit" variant="line" busy={sending.isRunning}>
              Send feedback
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
