import '@telehealth/contracts/words';
import { type AppError, isAppError } from '@telehealth/contracts/errors';
import { formatMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import type { BackendAddress } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { Skeleton, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { useCallback, useEffect, useState } from 'react';
import { type GuestQuestion, readGuestQuestion } from '../../data/help/guest-question';

type Reading = 'loading' | { question: GuestQuestion | null } | { error: AppError };

/** What somebody without an account asked, and the answer: for whoever follows the link in the mail. */
export function GuestAnswer({ id, address }: { id: string; address: BackendAddress }) {
  const [reading, setReading] = useState<Reading>('loading');
  const read = useCallback(async () => {
    setReading('loading');
    try {
      setReading({ question: await readGuestQuestion(address, id) });
    } catch (error) {
      setReading({ error: isAppError(error) ? error : { id: 'data.failed', cause: error } });
    }
  }, [address, id]);
  useEffect(() => void read(), [read]);
  if (reading === 'loading') {
    return (
      <SkeletonGroup label="Loading the answer">
        <Skeleton width="20rem" />
      </SkeletonGroup>
    );
  }
  if ('error' in reading) {
    return (
      <RetryNotice title="The answer did not load" onRetry={() => void read()}>
        {errorText(reading.error)} It is kept, and the link in your email still works.
      </RetryNotice>
    );
  }
  const { question } = reading;
  if (question === null) {
    return (
      <Notice tone="warning" title="This link shows nothing any more">
        An answer is kept for 30 days. Ask again below if you still need it.
      </Notice>
    );
  }
  const zone = viewerTimeZone();
  return (
    <Notice
      tone="info"
      title={
        question.answeredAt === null
          ? `A person answers by ${formatMoment(question.dueAt, zone)}`
          : `Answered ${formatMoment(question.answeredAt, zone)}`
      }
    >
      <p>
        You asked {formatMoment(question.askedAt, zone)}: “{question.request}”
      </p>
      {question.answer !== '' && <p>{question.answer}</p>}
    </Notice>
  );
}
