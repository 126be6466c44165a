import { categoryWords } from '@telehealth/care/record/pick-entries';
import type { ChartCategory } from '@telehealth/contracts/chart';
import { formatDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { useWithdrawRequest } from '@telehealth/data/access/access.mutations';
import { useMyAccessRequests } from '@telehealth/data/access/access.queries';
import type { AccessRequest } from '@telehealth/data/access/access.schema';
import type { OpenGrant } from '@telehealth/data/chart/chart.schema';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import type { Patient } from '../../../data/patients/patients.schema';
import { AskDialog } from './ask-dialog';
import { latestRequest } from './latest-request';

interface AskForAccessProps {
  patient: Patient;
  /** The closed parts, preselected for the request. */
  closed: readonly ChartCategory[];
  grants: readonly OpenGrant[];
  /** The coming visit whose access may be widened; null without one. */
  visitId: string | null;
}

/** Requests access to closed parts, with seven days to answer, and shows the last request's outcome. */
export function AskForAccess(props: AskForAccessProps) {
  const query = useMyAccessRequests();
  return (
    <QueryPanel query={query} safe="Nothing was sent." isEmpty={() => false}>
      {(requests) => <Asking {...props} last={latestRequest(requests, props.patient.patientId)} />}
    </QueryPanel>
  );
}

function Asking({ patient, closed, grants, visitId, last }: AskForAccessProps & { last: AccessRequest | null }) {
  const [isAsking, setAsking] = useState(false);
  if (last?.state === 'pending') return <Waiting request={last} name={patient.name} />;
  return (
    <Stack gap={2}>
      {last !== null && <Answer request={last} name={patient.name} />}
      <p className="small soft">{patient.name} decides. A request stays open for seven days.</p>
      <Cluster>
        <Button variant="line" onClick={() => setAsking(true)}>
          Ask for access
        </Button>
      </Cluster>
      {isAsking && (
        <AskDialog
          patient={patient}
          first={closed}
          grants={grants}
          visitId={visitId}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

const on = (at: Date) => formatDate(at, viewerTimeZone());

function Waiting({ request: { id, categories, createdAt, lapsesAt }, name }: { request: AccessRequest; name: string }) {
  const withdrawing = useWithdrawRequest();
  const { notify } = useHostServices();
  const withdraw = async () => {
    if ((await withdrawing.run(id)).ok) notify('access.requestWithdrawn');
  };
  return (
    <Stack gap={2}>
      <p>
        You asked {name} on {on(createdAt)} for {categoryWords(categories)}. Without an answer the request ends on{' '}
        {on(lapsesAt)}.
      </p>
      <Cluster>
        <Button variant="line" size="s" busy={withdrawing.isRunning} onClick={() => void withdraw()}>
          Take the request back
        </Button>
      </Cluster>
      <p role="status" className="small">
        {withdrawing.error !== null && errorText(withdrawing.error)}
      </p>
    </Stack>
  );
}

/** The outcome of the last request: a refusal stays visible, so that the specialist does not ask again unknowingly. */
function Answer({
  request: { state, categories, decidedAt, lapsesAt },
  name,
}: {
  request: AccessRequest;
  name: string;
}) {
  const asked = categoryWords(categories);
  if (state === 'refused') {
    return (
      <p>
        {name} refused your last request, for {asked}
        {decidedAt !== null && `, on ${on(decidedAt)}`}.
      </p>
    );
  }
  if (state === 'lapsed') {
    return (
      <p>
        Your last request, for {asked}, ended on {on(lapsesAt)} without an answer.
      </p>
    );
  }
  return null;
}
