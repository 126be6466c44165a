import { errorText } from '@telehealth/contracts/messages';
import type { BackendQuery } from '@telehealth/data/client/use-backend-query';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import type { NewestLooks } from '@telehealth/data/records/own-record.queries';
import type { Correction } from '@telehealth/data/records/own-record.schema';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';

interface RecordNoticeProps {
  looks: BackendQuery<NewestLooks>;
  corrections: BackendQuery<Correction[]>;
}

/** Reports what failed to load beside the entries, which are complete without it. */
export function RecordNotice({ looks, corrections }: RecordNoticeProps) {
  const { your } = useSubjectWords();
  return (
    <>
      <Missing title={`Who has seen ${your} record did not load`} query={looks} />
      <Missing title="The corrections you asked for did not load" query={corrections} />
    </>
  );
}

function Missing({ title, query }: { title: string; query: BackendQuery<unknown> }) {
  const { Your } = useSubjectWords();
  if (query.error === null) return null;
  return (
    <RetryNotice title={title} onRetry={query.refetch} busy={query.isFetching}>
      {errorText(query.error)} {Your} entries are not touched by this.
    </RetryNotice>
  );
}
