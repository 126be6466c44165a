import type { AppError } from '@telehealth/contracts/errors';
import { messageFrom } from '@telehealth/contracts/message-from';
import { ARRIVAL_MESSAGES } from '@telehealth/contracts/messages/arrival';
import { PERSON_MESSAGES } from '@telehealth/contracts/messages/person';
import { type ActingScope, actingPerson, pathFor } from '@telehealth/contracts/people';
import { useLocation, useNavigate } from '@telehealth/contracts/router';
import { pathTo, type RouteRow, twoStepPath } from '@telehealth/contracts/routes';
import { useIdentity } from '@telehealth/contracts/session';
import type { BackendQuery } from '@telehealth/data/client/use-backend-query';
import { whyClosed } from '@telehealth/data/people/not-given';
import type { Person } from '@telehealth/data/people/person.schema';
import { ErrorPanel } from '@telehealth/ui/feedback/error-panel';
import { FailureText } from '@telehealth/ui/feedback/failure-text';
import { DocumentLink } from '@telehealth/ui/parts/document-link';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { BackendArea } from '../../connection/connection';
import { PageArrival } from '../../shell/page-arrival';
import { PageSkeleton } from '../../shell/page-skeleton';
import { StatePage } from '../../shell/state-page';
import { isOfPerson, missingFor } from './may-open';
import { useActing } from './use-acting';
import { useOpened } from './use-opened';

interface GuardProps {
  row: RouteRow;
  /** Goes to another document. */
  leave: ComponentType<{ to: string }>;
  children: ReactNode;
}

const TITLE = 'Not a person you act for';
const NOT_GIVEN = 'Not part of what you may do';
const DOWN = 'This person cannot be loaded';

/** Where a page of somebody else leads who may not see it in this document; null: it may be drawn. */
function useWayOut(row: RouteRow): string | null {
  const identity = useIdentity();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  const back = pathFor(actingPerson(), here);
  if (!isOfPerson(row)) return here;
  if (identity.status === 'signedOut') return pathTo('auth.signIn', {}, { redirect: back });
  // Such a session asks the backend nothing.
  return identity.status === 'signedIn' && identity.task !== undefined ? twoStepPath(back) : null;
}

/**
 * Draws a page of somebody else once it is known that whoever signed in acts for them and their right opens it; says so plainly where not. Pages
 * that are never about another person, and everybody who is not signed in, go to a document of one's own.
 */
export function Guard({ row, leave: Leave, children }: GuardProps) {
  const wayOut = useWayOut(row);
  const isKnown = useIdentity().status === 'signedIn';
  if (wayOut !== null) return <Leave to={wayOut} />;
  if (!isKnown) return children;
  if (row.id === 'home') return <ToOwnHome />;
  const down = (retry: () => void) => (
    <StatePage title={DOWN} failed>
      <ErrorPanel title={DOWN} what={messageFrom(ARRIVAL_MESSAGES, 'remote.unavailable')} onRetry={retry} />
    </StatePage>
  );
  return (
    <BackendArea down={down}>
      <Admitted row={row}>{children}</Admitted>
    </BackendArea>
  );
}

/** The start page is nobody's: a person's documents begin with their home. */
function ToOwnHome() {
  const navigate = useNavigate();
  useEffect(() => void navigate(pathTo('patient.dashboard'), { replace: true }), [navigate]);
  return <PageSkeleton />;
}

function Admitted({ row, children }: { row: RouteRow; children: ReactNode }) {
  const acting = useActing();
  // Asked at once: the database refuses it to who does not act for the person, and one answer need not wait for the other.
  const opened = useOpened();
  switch (acting.kind) {
    case 'waiting':
      return <PageSkeleton />;
    case 'failed':
      return <Unknown {...acting} />;
    case 'refused':
      return (
        <StatePage title={TITLE} calm>
          <p className="lead">{messageFrom(PERSON_MESSAGES, 'person.notYours')}</p>
          <OwnHome />
          <PageArrival title={TITLE} />
        </StatePage>
      );
    case 'shown': {
      const missing = missingFor(row.id, acting.person.scopes);
      if (missing.length > 0) return <Closed page={row.title} person={acting.person} missing={missing} />;
      return <Opened opened={opened}>{children}</Opened>;
    }
  }
}

interface ClosedProps {
  /** Title of the page. */
  page: string;
  person: Person;
  missing: readonly ActingScope[];
}

/** In place of a page that the right to act leaves closed: an address that was typed or kept leads here. */
function Closed({ page, person, missing }: ClosedProps) {
  return (
    <StatePage title={NOT_GIVEN} calm>
      <p className="lead">
        {page}: this is not yours to see or change for {person.firstName}.
      </p>
      <p>{whyClosed(person, missing)}</p>
      <DocumentLink href={pathFor(person.id, pathTo('patient.dashboard'))}>
        Go to {person.firstName}’s home
      </DocumentLink>
      <PageArrival title={NOT_GIVEN} />
    </StatePage>
  );
}

/** Draws the page once the person's log says that it is looked at. */
function Opened({ opened, children }: { opened: BackendQuery<true>; children: ReactNode }) {
  const { data, error, refetch, isFetching } = opened;
  if (data !== undefined) return children;
  if (error === null) return <PageSkeleton />;
  return <Unknown error={error} retry={refetch} isBusy={isFetching} />;
}

function Unknown({ error, retry, isBusy }: { error: AppError; retry: () => void; isBusy: boolean }) {
  return (
    <StatePage title={DOWN}>
      <ErrorPanel
        title={DOWN}
        what={<FailureText error={error} />}
        safe="Nothing is lost. Your own record stays usable."
        onRetry={retry}
        busy={isBusy}
      />
      <OwnHome />
      <PageArrival title={DOWN} />
    </StatePage>
  );
}

function OwnHome() {
  return <DocumentLink href={pathTo('patient.dashboard')}>Go to your own dashboard</DocumentLink>;
}
