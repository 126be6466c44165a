import type { ReactNode } from 'react';
import { ErrorPanel } from './error-panel';
import { FailureText } from './failure-text';
import styles from './query-panel.module.css';
import { RetryNotice } from './retry-notice';
import { SkeletonRows } from './skeleton';

/** The properties of a TanStack Query result that are used. */
export interface DrawnQuery<Data> {
  status: 'pending' | 'error' | 'success';
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
  isFetching: boolean;
}

interface QueryPanelProps<Data> {
  query: DrawnQuery<Data>;
  /** Skeletons in the final layout; three rows by default. */
  skeleton?: ReactNode;
  /** When an answer counts as empty; an empty list does by default. */
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  /** What is not lost after a failure. */
  safe?: string;
  children: (data: Data) => ReactNode;
}

/** Renders the states of a query: loading, failed, empty, loaded, and loaded but stale. */
export function QueryPanel<Data>(props: QueryPanelProps<Data>) {
  const { query, skeleton, isEmpty = isEmptyList, empty, safe, children } = props;
  const { data, status, isFetching } = query;
  const retry = () => void query.refetch();
  if (data === undefined) {
    if (status === 'pending') return skeleton ?? <SkeletonRows />;
    return <ErrorPanel what={<FailureText error={query.error} />} safe={safe} onRetry={retry} busy={isFetching} />;
  }
  return (
    <div className={styles.panel} aria-busy={isFetching || undefined}>
      {status === 'error' && (
        <RetryNotice title="This may be out of date" onRetry={retry} busy={isFetching}>
          <FailureText error={query.error} />
        </RetryNotice>
      )}
      {empty !== undefined && isEmpty(data) ? empty : children(data)}
    </div>
  );
}

function isEmptyList(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0;
}
