import { AnswerRequest } from '@telehealth/care/visits/answer-request';
import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { useMyAppointments } from '@telehealth/data/appointments/appointment.queries';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { shortWhen } from '@telehealth/ui/parts/time';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { OpenLoop } from '../../data/open-loops/open-loop.schema';
import { useMarkWork } from '../../data/open-loops/work.mutations';
import { LOOP_WORDS, placeOf } from '../../open-loops/loop-words';
import { CorrectionPanel } from './correction-panel';
import styles from './inbox.module.css';
import { ageOf } from './inbox-list';
import { MessagePanel } from './message-panel';
import { RenewalPanel } from './renewal-panel';
import { ResultPanel } from './result-panel';
import { WorkActs } from './work-acts';

interface ItemPanelProps {
  item: OpenLoop;
  now: Date;
  /** What was typed of an answer. */
  draft: string;
  onDraft: (words: string) => void;
  /** It was answered, done or given away. */
  onDone: () => void;
}

/** Kinds of which it is kept here that they were opened; messages, results and renewals say that themselves. */
const SEEN_HERE: readonly OpenLoop['kind'][] = ['correction', 'request', 'follow_up', 'access_ends'];

/** An item with all that is needed to answer it, so that nobody leaves the list for it. */
export function ItemPanel(props: ItemPanelProps) {
  const { item } = props;
  const { kind, patientName, patientId, appointmentId, startsAt, since } = item;
  useSeen(item);
  const heading = useRef<HTMLHeadingElement>(null);
  // A reader hears what was opened, and a phone shows it from its top.
  useEffect(() => heading.current?.focus(), []);
  const zone = viewerTimeZone();
  return (
    <Card aria-label={`${LOOP_WORDS[kind].one}: ${patientName}`}>
      <Stack>
        <div className={styles.head}>
          <Link to={{ search: '' }} className={styles.back}>
            Back to the list
          </Link>
          <h2 ref={heading} tabIndex={-1}>
            {patientName}, {ageOf(item)}
          </h2>
          <p className="small soft">
            {LOOP_WORDS[kind].one}, since {shortWhen(since, zone)}
            {startsAt && `. Visit of ${shortWhen(startsAt, zone)}`}
          </p>
          <Cluster>
            <Link to={pathTo('specialist.patients', {}, { patient: patientId })}>Chart</Link>
            {appointmentId !== null && <Link to={pathTo('consultation', { id: appointmentId })}>The visit</Link>}
          </Cluster>
        </div>
        <Content {...props} />
        <WorkActs item={item} onDone={props.onDone} />
      </Stack>
    </Card>
  );
}

function useSeen({ kind, itemId, seenAt }: OpenLoop) {
  const marking = useMarkWork();
  const see = useEffectEvent(() => {
    // A failure shows as "not opened" in the list, which is true of what is stored.
    if (SEEN_HERE.includes(kind) && seenAt === null) void marking.run({ kind, itemId, act: 'seen' });
  });
  useEffect(() => see(), []);
}

function Content({ item, draft, onDraft, now, onDone }: ItemPanelProps) {
  switch (item.kind) {
    case 'messages':
      return <MessagePanel item={item} draft={draft} onDraft={onDraft} onSent={onDone} />;
    case 'result':
      return <ResultPanel item={item} />;
    case 'renewal':
      return <RenewalPanel item={item} now={now} onDone={onDone} />;
    case 'correction':
      return <CorrectionPanel item={item} onDone={onDone} />;
    case 'request':
      return <RequestPanel item={item} />;
    case 'follow_up':
      return (
        <p>
          They did not come, and there is no visit since. You can write to them on the page of the visit, or invite them
          in your calendar.
        </p>
      );
    case 'access_request':
      return <p>You asked for access. It waits for the patient; without an answer it lapses by itself.</p>;
    case 'access_ends':
      return <p>Your access to this record ends soon. Ask for it again in the chart if you still need it.</p>;
    default:
      return (
        <>
          <p>It leaves this list when it is signed, issued or thrown away, on the page of its visit.</p>
          <Cluster>
            <LinkButton to={placeOf(item)}>Write on</LinkButton>
          </Cluster>
        </>
      );
  }
}

function RequestPanel({ item: { appointmentId } }: { item: OpenLoop }) {
  const query = useMyAppointments();
  return (
    <QueryPanel query={query} safe="The request is safe, and its time is kept.">
      {(visits) => {
        const visit = visits.find(({ id }) => id === appointmentId);
        return visit === undefined ? <p>It was withdrawn.</p> : <AnswerRequest visit={visit} />;
      }}
    </QueryPanel>
  );
}
