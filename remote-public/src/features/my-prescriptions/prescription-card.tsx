import { DispensedLines } from '@telehealth/care/papers/dispensed-lines';
import { GetPaper } from '@telehealth/care/papers/get-paper';
import { paperStanding } from '@telehealth/care/papers/paper-words';
import { SendPaper } from '@telehealth/care/papers/send-paper';
import { MedicineRows } from '@telehealth/care/prescriptions/medicine-rows';
import { reviewText } from '@telehealth/care/record/medicine-lines';
import { formatDate, formatDay, viewerTimeZone } from '@telehealth/contracts/formatting';
import { actingPerson } from '@telehealth/contracts/people';
import { pathTo } from '@telehealth/contracts/routes';
import { useActorMay } from '@telehealth/data/people/use-actor-may';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import type { MyPrescription } from '@telehealth/data/prescriptions/my-prescriptions.schema';
import { isAsked, nameOf, needsVisit, type Placed } from '@telehealth/data/prescriptions/place-prescriptions';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Badge } from '@telehealth/ui/parts/badge';
import * as icons from '@telehealth/ui/parts/icons';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { ProcessSteps } from '@telehealth/ui/parts/process-steps';
import { SupplyDays } from '@telehealth/ui/parts/supply-days';
import { Decision } from './decision';
import styles from './my-prescriptions.module.css';
import { OpenRequest } from './open-request';
import { reckoning, renewalSteps } from './renewal-steps';
import { RequestBox } from './request-box';
import { ShowCode } from './show-code';
import { useMayOpenVisit } from './use-may-open-visit';
import { whatChanged } from './what-changed';

const toDate = (day: string) => new Date(`${day}T00:00:00Z`);

/** A current prescription: medicines, how long they last, its renewal request and its script. */
export function PrescriptionCard({ placed, isFirst }: { placed: Placed; isFirst: boolean }) {
  const { prescription, place } = placed;
  const { items, prescriberName, issuedAt, status, statusReason } = prescription;
  const zone = viewerTimeZone();
  const isOwn = actingPerson() === null;
  const only = items.length === 1 ? items[0] : undefined;
  const name = nameOf(prescription);
  return (
    <Card title={name} actions={<StateBadge placed={placed} />}>
      <Stack>
        <p className="soft">
          {only !== undefined && `${only.directions}. `}
          {prescriberName}, issued {formatDate(issuedAt, zone)}
        </p>
        {only === undefined && <MedicineRows items={items} />}
        {status === 'on_hold' && (
          <p>
            On hold since {formatDate(prescription.updatedAt, zone)}: {statusReason}
          </p>
        )}
        <Corrected placed={placed} zone={zone} />
        <StoppedLines prescription={prescription} />
        {status !== 'on_hold' && <Lasting prescription={prescription} zone={zone} />}
        <Decision placed={placed} />
        {place === 'runsOut' && <MoreOfIt placed={placed} isFirst={isFirst} />}
        <ProcessSteps label={`Where ${name} stands`} steps={renewalSteps(placed, zone, isOwn)} />
        {isAsked(prescription) && <OpenRequest placed={placed} />}
        {status === 'active' && <ScriptLine prescription={prescription} />}
        {place !== 'runsOut' && <MoreOfIt placed={placed} isFirst={false} />}
      </Stack>
    </Card>
  );
}

/** It takes the place of one with a mistake, and the patient may have the paper of that one, or its medicine. */
function Corrected({ placed: { prescription, replaces }, zone }: { placed: Placed; zone: string }) {
  const { replaces: said, prescriberName, items } = prescription;
  if (said === null) return null;
  return (
    <Notice tone="warning" title={`This one takes the place of the one of ${formatDate(said.issuedAt, zone)}`}>
      {prescriberName} changed it: {said.reason.replace(/\.$/, '')}. The paper, file or photo of the old one counts no
      more. Did a pharmacy give you some of it already? Ask {prescriberName} before you take it.
      {replaces !== null && (
        <ul>
          {whatChanged(replaces.items, items).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

/** A clinician stopped taking of it; the paper itself stands until its author stops it. */
function StoppedLines({ prescription: { items, reviews } }: { prescription: MyPrescription }) {
  return reviews
    .filter(({ says, takenBackAt }) => says === 'stopped' && takenBackAt === null)
    .map((review) => {
      const item = items.find(({ position }) => position === review.position);
      return (
        <Notice key={review.id} tone="warning" title={`${item?.medicine ?? 'A medicine'} was stopped`}>
          {reviewText(review)}. Please ask before taking more of it.
        </Notice>
      );
    });
}

/** Comes last while the supply lasts. */
function MoreOfIt({ placed, isFirst }: { placed: Placed; isFirst: boolean }) {
  const { prescription, place, mayRequest } = placed;
  const may = useActorMay();
  const { you } = useSubjectWords();
  if (mayRequest && !may('prescriptions'))
    return <p className="small soft">You may see this and not ask for more of it; {you} can allow that.</p>;
  if (mayRequest) return <RequestBox placed={placed} isFirst={isFirst} />;
  return place === 'runsOut' && needsVisit(prescription) ? <VisitInstead prescription={prescription} /> : null;
}

function StateBadge({ placed: { prescription, place } }: { placed: Placed }) {
  const { daysLeft, renewal, status } = prescription;
  if (place === 'waits') {
    if (renewal?.escalatedAt) return <Badge tone="warning">Late: everyone was told</Badge>;
    if (renewal?.state === 'requested') return <Badge tone="brand">Requested, not seen yet</Badge>;
    return <Badge tone="brand">{renewal?.state === 'seen' ? 'Seen, not decided' : 'Approved, not ready'}</Badge>;
  }
  if (place === 'runsOut') {
    return (
      <Badge tone="warning" icon={icons.clock}>
        {daysLeft < 0 ? 'Ran out' : daysLeft === 0 ? 'Runs out today' : inDays(daysLeft)}
      </Badge>
    );
  }
  if (status === 'on_hold') return <Badge tone="warning">On hold</Badge>;
  // Ready only where a pharmacy can use it.
  const { tone, name } = paperStanding(prescription.paper);
  return (
    <Badge tone={tone} icon={tone === 'success' ? icons.check : icons.clock}>
      {name}
    </Badge>
  );
}

const inDays = (days: number) => `Runs out in ${days} ${days === 1 ? 'day' : 'days'}`;

const endWords = (isOngoing: boolean, isOver: boolean) =>
  isOngoing ? (isOver ? 'Ran out' : 'Runs out') : isOver ? 'The course ended' : 'The course ends';

function Lasting({ prescription, zone }: { prescription: MyPrescription; zone: string }) {
  const { items, runsOutOn, daysLeft, issuedAt } = prescription;
  const first = items.find((item) => item.runsOutOn === runsOutOn);
  if (first === undefined) return null;
  const from = formatDate(issuedAt, zone);
  const which = items.length > 1 && first.ongoing ? `${first.medicine} runs out first. ` : '';
  return (
    <SupplyDays
      days={first.daysSupply * (first.repeats + 1)}
      left={daysLeft}
      isEnding={daysLeft <= 10}
      from={from}
      until={`${endWords(first.ongoing, daysLeft < 0)} ${formatDay(toDate(runsOutOn), 'UTC')}`}
      because={which + reckoning(first, from)}
    />
  );
}

function VisitInstead({ prescription: { prescriberId } }: { prescription: MyPrescription }) {
  return (
    <div className={styles.notYet}>
      <div className={styles.words}>
        <b>Needs a visit</b>
        <p>Medicines of schedule 6 are never renewed without one. Nothing is requested yet.</p>
      </div>
      <LinkButton variant="line" to={pathTo('bookConsultation', undefined, { specialist: prescriberId })}>
        Book a visit
      </LinkButton>
    </div>
  );
}

function ScriptLine({ prescription }: { prescription: MyPrescription }) {
  const { code, id, appointmentId, paper, items } = prescription;
  const mayOpenVisit = useMayOpenVisit();
  const name = nameOf(prescription);
  return (
    <div className={styles.script}>
      <div>
        <p className="small soft">{paperStanding(paper).says}</p>
        <p className={styles.legend}>Code for the pharmacist</p>
        <p className={styles.code}>{code}</p>
        <p className="small soft">It shows the medicine, the prescriber and the patient's initials. Nothing else.</p>
      </div>
      <Cluster>
        <ShowCode prescription={prescription} />
        <LinkButton variant="line" size="s" to={pathTo('public.myPrescriptions', {}, { script: id })}>
          Script to print
        </LinkButton>
        {mayOpenVisit && (
          <LinkButton variant="quiet" size="s" to={pathTo('consultation', { id: appointmentId })}>
            The visit it is from
          </LinkButton>
        )}
      </Cluster>
      <GetPaper paper={paper} name={name} />
      <SendPaper paper={paper} name={name} />
      <DispensedLines
        dispensed={paper.dispensed}
        nameAt={(position) => items.find((item) => item.position === position)?.medicine ?? name}
      />
    </div>
  );
}
