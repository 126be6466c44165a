import type { AppError } from '@telehealth/contracts/errors';
import { messageFrom } from '@telehealth/contracts/message-from';
import { ARRIVAL_MESSAGES } from '@telehealth/contracts/messages/arrival';
import type { ReportSection } from '@telehealth/contracts/reports';
import type { RouteRow, SectionName } from '@telehealth/contracts/routes';
import { ErrorPanel } from '@telehealth/ui/feedback/error-panel';
import { Component, type ReactNode, useEffect } from 'react';
import { BackendArea, LateBackend, loadDataArea } from '../connection/connection';
import { useHost } from '../host-context';
import { hear, hearStood } from '../report/heard';
import { PageArrival } from '../shell/page-arrival';
import { PageSkeleton } from '../shell/page-skeleton';
import { StatePage } from '../shell/state-page';
import { lacksPreloads } from './lacks-preloads';
import type { Page } from './load-page';
import { usePage, usePageStore } from './page-store';

/** A page of a remote. Its failures stay inside this place. */
export function RemotePage({ row, remote }: { row: RouteRow; remote: SectionName }) {
  const state = usePage(remote, row.page);
  const store = usePageStore();
  useDataMeanwhile(row);
  if (state.status === 'loading') return <PageSkeleton />;
  if (state.status === 'failed') {
    const retry = () => void store.request(remote, row.page);
    return <SectionDown title={row.title} error={state.error} onRetry={retry} />;
  }
  return <DrawnPage row={row} page={state.page} />;
}

/** Loads the backend client in parallel with the page's code. A failure is reported where it is used. */
function useDataMeanwhile(row: RouteRow): void {
  const { environment } = useHost();
  useEffect(() => {
    if (row.backend) loadDataArea(environment).catch(() => undefined);
  }, [row, environment]);
}

/** Renders a loaded page with what its row promises it. */
export function DrawnPage({ row, page: PageComponent }: { row: RouteRow; page: Page }) {
  useEffect(() => hearStood(row.owner), [row.owner]);
  const page = (
    <>
      <PageComponent row={row} />
      {row.assistant && <Assistant row={row} />}
      <PageArrival title={row.title} at={row.page === 'hosted' ? row.path : undefined} />
    </>
  );
  const down = (retry: () => void) => <SectionDown title={row.title} onRetry={retry} />;
  return (
    <PageErrorBoundary key={row.id} title={row.title} section={row.owner}>
      {row.backend ? (
        <BackendArea down={down} isPage>
          {page}
        </BackendArea>
      ) : (
        <LateBackend>{page}</LateBackend>
      )}
    </PageErrorBoundary>
  );
}

/** If its section is down, its place in the header stays empty; pages do not depend on it. */
function Assistant({ row }: { row: RouteRow }) {
  const state = usePage('public', 'assistant');
  return state.status === 'ready' ? <state.page row={row} /> : null;
}

interface SectionDownProps {
  title: string;
  error?: AppError;
  onRetry: () => void;
}

/** What is said of each failure of a section, above its sentence. */
const DOWN = {
  'remote.unavailable': 'This section did not load',
  'remote.mismatch': 'This section is not available right now',
  'remote.moved': 'This section was updated',
};

/** Shown when a section failed to load; everything around it works. Offers a retry, or a reload where only that helps. */
export function SectionDown({ title, error, onRetry }: SectionDownProps) {
  const id = error !== undefined && error.id in DOWN ? (error.id as keyof typeof DOWN) : 'remote.unavailable';
  const needsReload = id === 'remote.moved';
  const tryAgain = () => (needsReload || lacksPreloads() ? window.location.reload() : onRetry());
  return (
    <StatePage title={title} failed>
      <ErrorPanel
        title={DOWN[id]}
        what={messageFrom(ARRIVAL_MESSAGES, id)}
        onRetry={tryAgain}
        retryLabel={needsReload ? 'Reload the page' : 'Try again'}
      />
      <PageArrival title={title} />
    </StatePage>
  );
}

interface BoundaryProps {
  title: string;
  section: ReportSection;
  children: ReactNode;
}

/** Catches render errors of a page. "Try again" remounts it. */
export class PageErrorBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    hear({ kind: 'error', error, section: this.props.section });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <StatePage title={this.props.title} failed>
        <ErrorPanel
          title="This page ran into a problem"
          what={messageFrom(ARRIVAL_MESSAGES, 'app.unexpected')}
          onRetry={() => this.setState({ hasFailed: false })}
        />
      </StatePage>
    );
  }
}
