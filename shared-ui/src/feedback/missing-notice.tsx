import type { ReactNode } from 'react';
import { FailureText } from './failure-text';
import type { DrawnQuery } from './query-panel';
import { RetryNotice } from './retry-notice';

interface MissingNoticeProps {
  query: DrawnQuery<unknown>;
  /** What did not load. */
  title: string;
  /** What that means for what is shown all the same, and what is safe. */
  children: ReactNode;
}

/** Beside something that is shown without it: a part that did not load, and a way to ask again. Nothing while it is well. */
export function MissingNotice({ query, title, children }: MissingNoticeProps) {
  if (query.data !== undefined || query.status !== 'error') return null;
  return (
    <RetryNotice title={title} onRetry={() => void query.refetch()} busy={query.isFetching}>
      <FailureText error={query.error} /> {children}
    </RetryNotice>
  );
}
