import { categoryWords } from '@telehealth/care/record/pick-entries';
import { type ChartCategory, errorText, formatDate, viewerTimeZone } from '@telehealth/contracts';
import { useHostServices } from '@telehealth/contracts/session';
import { useWithdrawRequest } from '@telehealth/data/access/access.mutations';
import { useMyAccessRequests } from '@telehealth/data/access/access.queries';
import type { AccessRequest } from '@telehealth/data/access/access.schema';
import type { OpenGrant } from '@telehealth/data/chart/chart.schema';
import type { Patient } from '@telehealth/data/patients/patients.schema';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { AskDialog } from './ask-dialog';
import { latestRequest } from './latest-request';

interface AskForAccessProps {
  patient: Patient;
  /** What is closed now, and so what one asks for first. */
  closed: readonly ChartCategory[];
  grants: readonly OpenGrant[];
  /** The visit ahead, where its access may be widened; null otherwise. */
  visitId: string | null;
}

/** The polite way to what is closed: a request that waits seven days for an answer, and what became of the last one. */
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

/** What became of the last request: a refusal stays said, so that nobody is asked again unknowingly. */
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
