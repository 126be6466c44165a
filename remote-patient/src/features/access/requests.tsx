import { now } from '@telehealth/contracts/clock';
import { formatShortDay, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { type Sharing, useGrantRequest, useRefuseRequest } from '@telehealth/data/access/access.mutations';
import { useMyAccessRequests } from '@telehealth/data/access/access.queries';
import type { AccessRequest } from '@telehealth/data/access/access.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { PendingPlaceholder } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { useState } from 'react';
import { partsText } from '../../access-words/group-log';
import { WHY_WORDS } from './grant-words';
import { SharingDialog } from './sharing-dialog';

const MONTH_MS = 30 * 24 * 3_600_000;
const isWaiting = ({ state, viewerRole }: AccessRequest) => state === 'pending' && viewerRole === 'patient';

/** Unanswered access requests of specialists; renders nothing without any. */
export function Requests() {
  const query = useMyAccessRequests();
  if (query.status === 'pending') return <PendingPlaceholder />;
  if (query.status === 'success' && !query.data?.some(isWaiting)) return null;
  return (
    <QueryPanel query={query} safe="The requests are kept, and nothing is shared in the meantime.">
      {(requests) => (
        <Stack gap={4}>
          {requests.filter(isWaiting).map((request, place) => (
            <RequestCard key={request.id} request={request} isFirst={place === 0} />
          ))}
        </Stack>
      )}
    </QueryPanel>
  );
}

function RequestCard({ request, isFirst }: { request: AccessRequest; isFirst: boolean }) {
  const { counterpartName: name, categories, purpose, may, message, lapsesAt, id } = request;
  const [isChoosing, setChoosing] = useState(false);
  const refusing = useRefuseRequest();
  const { notify } = useHostServices();
  const refuse = async () => {
    if ((await refusing.run(id)).ok) notify('access.requestRefused');
  };
  return (
    <Card
      title={`${name} asks to see your ${partsText(categories)}`}
      actions={
        <Badge tone="warning" icon={icons.clock}>
          Lapses {formatShortDay(lapsesAt, viewerTimeZone())}
        </Badge>
      }
    >
      <Stack>
        {message !== '' && <p>“{message}”</p>}
        <p className="small soft">
          {WHY_WORDS[purpose]}. {may === 'add' ? 'Asks to read and to add.' : 'Asks to read, not to add.'} If you do
          nothing, nothing is shared.
        </p>
        {refusing.error && (
          <Notice tone="danger" live>
            {errorText(refusing.error)}
          </Notice>
        )}
        <Cluster>
          <Button variant="line" busy={refusing.isRunning} aria-label={`Refuse ${name}`} onClick={() => void refuse()}>
            Refuse
          </Button>
          <Button variant={isFirst ? 'primary' : 'line'} onClick={() => setChoosing(true)}>
            Choose what to share
          </Button>
        </Cluster>
      </Stack>
      {isChoosing && <AnswerDialog request={request} onClose={() => setChoosing(false)} />}
    </Card>
  );
}

function AnswerDialog({ request, onClose }: { request: AccessRequest; onClose: () => void }) {
  const { id, counterpartName, categories, may, purpose } = request;
  const [start] = useState(now);
  const granting = useGrantRequest();
  const { notify } = useHostServices();
  const isVisit = purpose === 'visit';
  const grant = async (sharing: Sharing) => {
    const granted = await granting.run({ id, ...sharing });
    if (!granted.ok) return;
    notify('access.granted');
    onClose();
  };
  return (
    <SharingDialog
      title={`What ${counterpartName} may see`}
      description={
        isVisit
          ? 'It adds to what the visit already shares, and ends with it. You can share less than they ask for.'
          : 'You can share less than they ask for. We log every time they look.'
      }
      first={{ categories, may, until: isVisit ? null : new Date(start.getTime() + MONTH_MS) }}
      from={categories}
      mayAdd={may === 'add'}
      endsByDay={!isVisit}
      confirmLabel="Share this"
      isRunning={granting.isRunning}
      error={granting.error}
      onConfirm={(sharing) => void grant(sharing)}
      onClose={onClose}
    />
  );
}
