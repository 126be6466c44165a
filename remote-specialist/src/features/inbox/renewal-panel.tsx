import { CheckLines, CheckSum } from '@telehealth/care/prescriptions/check-lines';
import { IssueBox } from '@telehealth/care/prescriptions/issue-box';
import { itemText } from '@telehealth/care/prescriptions/item-text';
import { errorText } from '@telehealth/contracts/messages';
import { Link, useNavigate } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { useBackend } from '@telehealth/data/client/use-backend';
import { useCheckDraft } from '@telehealth/data/prescribing/issuing.mutations';
import { useOwnPrescriptions } from '@telehealth/data/prescribing/own-prescription.queries';
import type { AllergyAnswer, OwnPrescription } from '@telehealth/data/prescribing/own-prescription.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { spanText } from '@telehealth/ui/parts/span-text';
import { useEffect, useEffectEvent, useState } from 'react';
import { STALE_WITH_WORK } from '../../data/open-loops/open-loop.queries';
import type { OpenLoop } from '../../data/open-loops/open-loop.schema';
import { useDecideRenewal, useSeeRenewal } from '../../data/prescribing/asked-renewal.mutations';
import { askedRenewalKeys, useAskedRenewals } from '../../data/prescribing/asked-renewal.queries';
import type { AskedRenewal } from '../../data/prescribing/asked-renewal.schema';
import { type SaidNo, SayNoDialog } from '../../renewals/say-no-dialog';
import styles from './inbox.module.css';
import { LastKnown } from './last-known';

interface RenewalPanelProps {
  item: OpenLoop;
  now: Date;
  onDone: () => void;
}

/** A renewal on one screen: what is asked for, what is known of the person, the decision, and the script that comes of it. */
export function RenewalPanel({ item, now, onDone }: RenewalPanelProps) {
  const query = useAskedRenewals();
  return (
    <QueryPanel query={query} safe="The request is safe, and nothing was issued.">
      {(renewals) => {
        const renewal = renewals.find(({ id }) => id === item.itemId);
        if (renewal === undefined) return <p>It was withdrawn or closed.</p>;
        return <Renewal item={item} renewal={renewal} now={now} onDone={onDone} />;
      }}
    </QueryPanel>
  );
}

function Renewal({ item, renewal, now, onDone }: RenewalPanelProps & { renewal: AskedRenewal }) {
  const { id, state, note, prescription, dueAt, decision } = renewal;
  const [isJustApproved, setJustApproved] = useState(false);
  const seeing = useSeeRenewal();
  const see = useEffectEvent(() => {
    if (state === 'requested') void seeing.run({ id });
  });
  useEffect(() => see(), []);
  return (
    <Stack>
      {note !== '' && <blockquote className={styles.quote}>{note}</blockquote>}
      <ul className={styles.values} aria-label="As you prescribed it">
        {prescription.draftItems.map((one) => (
          <li key={itemText(one)}>
            {itemText(one)}. Quantity {one.quantity || 'not given'}, {repeatsText(one.repeats)}.
          </li>
        ))}
      </ul>
      <p className="small soft">
        {seeing.error === null
          ? 'The patient is told that you opened it.'
          : `The patient was not told that you opened it. ${errorText(seeing.error)}`}
        {dueAt !== null && dueAt > now && ` ${spanText(dueAt.getTime() - now.getTime())} are left for an answer.`}
      </p>
      <LastKnown item={item} />
      {(state === 'requested' || state === 'seen') && (
        <Decision renewal={renewal} onApproved={() => setJustApproved(true)} onNo={onDone} />
      )}
      {state === 'decided' && decision === 'approved' && (
        <Issuing item={item} renewal={renewal} isAtOnce={isJustApproved} onIssued={onDone} />
      )}
    </Stack>
  );
}

const repeatsText = (repeats: string) =>
  repeats === '' || repeats === '0' ? 'no repeats' : repeats === '1' ? '1 repeat' : `${repeats} repeats`;

interface DecisionProps {
  renewal: AskedRenewal;
  onApproved: () => void;
  onNo: () => void;
}

function Decision({ renewal, onApproved, onNo }: DecisionProps) {
  const deciding = useDecideRenewal();
  const [no, setNo] = useState<SaidNo | null>(null);
  const approve = async () => {
    if ((await deciding.run({ id: renewal.id, decision: 'approved', reason: '' })).ok) onApproved();
  };
  return (
    <>
      {deciding.error !== null && (
        <Notice tone="warning" live>
          {errorText(deciding.error)}
        </Notice>
      )}
      <Cluster>
        <Button busy={deciding.isRunning} busyLabel="Approving" onClick={() => void approve()}>
          Approve and check
        </Button>
        <Button variant="line" disabled={deciding.isRunning} onClick={() => setNo('visit_needed')}>
          A visit is needed
        </Button>
        <Button variant="line" disabled={deciding.isRunning} onClick={() => setNo('declined')}>
          Decline
        </Button>
      </Cluster>
      {no !== null && <SayNoDialog renewal={renewal} decision={no} onClose={() => setNo(null)} onDecided={onNo} />}
    </>
  );
}

interface IssuingProps {
  item: OpenLoop;
  renewal: AskedRenewal;
  /** It was approved just now: the check follows without another press. */
  isAtOnce: boolean;
  onIssued: () => void;
}

/** Approved is not issued: the draft is compared with the record, and who prescribes sees what was found. */
function Issuing(props: IssuingProps) {
  const { appointmentId } = props.renewal.prescription;
  const query = useOwnPrescriptions(appointmentId);
  return (
    <QueryPanel query={query} safe="The draft is safe, and nothing was issued.">
      {(scripts) => {
        const draft = scripts.find(({ id, status }) => id === props.renewal.newPrescriptionId && status === 'draft');
        if (draft === undefined) return <p>Its draft was issued or thrown away.</p>;
        return <Draft key={draft.version} {...props} draft={draft} />;
      }}
    </QueryPanel>
  );
}

function Draft({ item, renewal, draft, isAtOnce, onIssued }: IssuingProps & { draft: OwnPrescription }) {
  const checking = useCheckDraft();
  const { queries } = useBackend();
  const navigate = useNavigate();
  const [found, setFound] = useState<AllergyAnswer | null>(null);
  const visit = pathTo('consultation', { id: renewal.prescription.appointmentId });
  const check = async () => {
    const answer = await checking.run({ id: draft.id });
    if (answer.ok) setFound(answer.value);
  };
  const checkAtOnce = useEffectEvent(() => {
    if (isAtOnce) void check();
  });
  useEffect(() => checkAtOnce(), [isAtOnce]);
  const issued = () => {
    for (const queryKey of [...STALE_WITH_WORK, askedRenewalKeys.all]) void queries.invalidateQueries({ queryKey });
    onIssued();
  };
  if (found === null)
    return (
      <>
        <p>You approved it. Until the new prescription is issued the patient waits.</p>
        {checking.error !== null && (
          <Notice tone="warning" live title="The check did not run">
            {errorText(checking.error)} Nothing counts as checked and nothing was issued; the draft is kept.
          </Notice>
        )}
        <Cluster>
          <Button busy={checking.isRunning} busyLabel="Comparing" onClick={() => void check()}>
            Check it
          </Button>
          <Link to={visit}>Change it in the visit</Link>
        </Cluster>
      </>
    );
  return (
    <>
      {found.checks.items.map(({ medicine, lines }) => (
        <section key={medicine} aria-label={`Checks of ${medicine}`}>
          <p>
            <b>{medicine}</b>
          </p>
          <CheckLines lines={lines} />
        </section>
      ))}
      <CheckSum checks={found.checks} />
      <IssueBox
        visit={item}
        check={found}
        saved={draft}
        items={draft.draftItems}
        onChooseAnother={() => void navigate(visit)}
        onIssued={issued}
      />
    </>
  );
}
