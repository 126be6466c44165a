import { errorText } from '@telehealth/contracts/messages';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import type { OwnRecord } from '@telehealth/data/records/own-record.queries';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { SkeletonGroup, SkeletonRows } from '@telehealth/ui/feedback/skeleton';

/** A placeholder for older entries while they load. */
export function RestOfRecord({ rest }: { rest: NonNullable<OwnRecord['rest']> }) {
  const { your } = useSubjectWords();
  if (rest.status !== 'error')
    return (
      <SkeletonGroup label="Older entries are still coming">
        <SkeletonRows />
      </SkeletonGroup>
    );
  return (
    <RetryNotice title="Older entries could not be shown" onRetry={rest.refetch} busy={rest.isFetching}>
      {rest.error === null ? '' : errorText(rest.error)} They are safe in {your} record.
    </RetryNotice>
  );
}
