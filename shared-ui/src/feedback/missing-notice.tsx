import type { ReactNode } from 'react';
import { FailureText } from './failure-text';
import type { DrawnQuery } from './query-panel';
import { RetryNotice } from './retry-notice';

interface MissingNoticeProps {
  query: DrawnQuery<unknown>;
  /** What did not load. */
  title: string;
  /** The effect on what is shown, and what is not lost. */
  children: ReactNode;
}

/** For optional data beside a page's main content: says that it did not load, with a retry. Renders nothing otherwise. */
export function MissingNotice({ query, title, children }: MissingNoticeProps) {
  if (query.data !== undefined || query.status !== 'error') return null;
  return (
    <RetryNotice title={title} onRetry={() => void query.refetch()} busy={query.isFetching}>
      <FailureText error={query.error} /> {children}
    </RetryNotice>
  );
}
