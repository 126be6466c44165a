import { formatDay, SPECIALTY_LABELS, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText, message } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { useAskRegistration, useWithdrawRegistration } from '@telehealth/data/practice/practice.mutations';
import { useMyRegistrationChecks } from '@telehealth/data/practice/practice.queries';
import type { Practice } from '@telehealth/data/practice/practice.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Section } from '@telehealth/ui/layout/section';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { DataList } from '@telehealth/ui/parts/data-list';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { Field } from '@telehealth/ui/parts/field';
import * as icons from '@telehealth/ui/parts/icons';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { Pattern } from '@telehealth/ui/pattern/pattern';
import { type FormEvent, useState } from 'react';
import { EVIDENCE_KINDS } from '../../data/evidence/evidence.schema';
import { oddNumberNote } from '../../practice/council-number';
import { EvidenceFiles } from '../../practice/evidence-files';
import { isClosing, RegistrationEnds } from '../../practice/registration-ends';
import { cardPhase, REGISTRATION_STATES, standingOf } from '../../practice/registration-states';
import styles from './profile.module.css';

/** The Health Professions Council of South Africa; its public register of practitioners opens from this page. */
const COUNCIL = 'https://www.hpcsa.co.za';

/** The registration: what was checked, when, on what evidence, and the next step. */
export function RegistrationCard({ practice }: { practice: Practice }) {
  // A page that stays open over the end of the card says so by itself.
  useServerNow(60_000);
  const { tone, label, meaning } = standingOf(practice);
  const [isAsking, setAsking] = useState(false);
  const mayAsk = ['unverified', 'rejected', 'expired'].includes(practice.state);
  return (
    <Card padding="none" className={styles.registration}>
      <Pattern className={styles.pattern} />
      <div className={styles.checked}>
        <div className={styles.top}>
          <h2>Your registration</h2>
          <Badge tone={tone} {...(tone === 'success' && { icon: icons.check })}>
            {label}
          </Badge>
        </div>
        <p className={styles.number}>{practice.councilNumber}</p>
        <p>{meaning}</p>
        <RegistrationEnds registration={practice} />
        {practice.note !== '' && practice.state !== 'verified' && (
          <Notice tone="warning" title={practice.moreAskedAt === null ? 'What the checker wrote' : 'What is missing'}>
            {practice.note}
          </Notice>
        )}
        <DataList items={factsOf(practice)} />
        <Evidence practice={practice} />
        <Cluster>
          {mayAsk && (
            <Button variant="line" onClick={() => setAsking(true)}>
              Ask for a check
            </Button>
          )}
          {practice.state === 'pending' && <Withdraw />}
          <a href={COUNCIL} target="_blank" rel="noreferrer">
            Open the council’s website (new tab)
          </a>
        </Cluster>
        <Disclosure summary="What was checked so far">
          <Checks />
        </Disclosure>
      </div>
      {isAsking && <AskDialog number={practice.councilNumber} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function factsOf(practice: Practice) {
  const { specialty, checkedAt, checkedUntil, state } = practice;
  const zone = viewerTimeZone();
  return [
    { term: 'Specialty', detail: SPECIALTY_LABELS[specialty] },
    ...(checkedAt === null ? [] : [{ term: 'Last checked', detail: formatDay(checkedAt, zone) }]),
    ...(state === 'verified' && checkedUntil !== null && !isClosing(practice)
      ? [
          {
            term: 'Next check',
            detail: `By ${formatDay(checkedUntil, zone)}. We remind you 30 days before. If it ends, patients cannot find you, and 14 days later your visits are called off.`,
          },
        ]
      : []),
  ];
}

/** The evidence of the check. Once decided, the documents cannot change until a new check is near. */
function Evidence({ practice }: { practice: Practice }) {
  const { state, note } = practice;
  const isOpen = state !== 'suspended' && (state !== 'verified' || cardPhase(practice) !== 'valid');
  // The operator's request stays visible until the check is decided; the first new file satisfies it, but more may follow.
  const files = <EvidenceFiles kinds={note === '' ? ASKED : EVIDENCE_KINDS} isOpen={isOpen} />;
  if (!isOpen) return <Disclosure summary="Documents you gave for the check">{files}</Disclosure>;
  return (
    <Section title="Documents for the check" headingLevel={3}>
      <p className="small soft">
        Only our checkers open them, and each opening is logged. You can remove them until we decide.
      </p>
      {files}
    </Section>
  );
}
const ASKED = ['certificate', 'identity'] as const;

function Checks() {
  const query = useMyRegistrationChecks();
  const zone = viewerTimeZone();
  return (
    <QueryPanel query={query} safe="Your registration is unchanged." empty={<p className="soft">Nothing yet.</p>}>
      {(checks) => (
        <ol className={styles.checks}>
          {checks.map(({ at, state, councilNumber, evidence, note }) => (
            <li key={`${at.toISOString()} ${state}`}>
              <b>{REGISTRATION_STATES[state].label}</b>, {formatDay(at, zone)}
              <span className="small soft">
                {councilNumber}. {evidence}
                {note !== '' && `. ${note}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </QueryPanel>
  );
}

/** Withdraws the check, to correct the number before an operator compares it. */
function Withdraw() {
  const withdrawing = useWithdrawRegistration();
  return (
    <>
      <Button variant="line" busy={withdrawing.isRunning} onClick={() => void withdrawing.run()}>
        Stop this check to change the number
      </Button>
      {withdrawing.error !== null && (
        <Notice tone="danger" live>
          {errorText(withdrawing.error)}
        </Notice>
      )}
    </>
  );
}

function AskDialog({ number, onClose }: { number: string; onClose: () => void }) {
  const [typed, setTyped] = useState(number);
  const [isEmpty, setEmpty] = useState(false);
  const asking = useAskRegistration();
  const { notify } = useHostServices();
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    setEmpty(typed.trim() === '');
    if (typed.trim() === '') return;
    if (!(await asking.run(typed.trim())).ok) return;
    notify('registration.asked');
    onClose();
  };
  return (
    <Dialog
      open
      onClose={asking.isRunning ? () => undefined : onClose}
      title="Ask us to check your registration"
      description="We compare the number with the council’s register and tell you by email."
    >
      <form className={styles.dialogForm} noValidate onSubmit={(event) => void ask(event)}>
        <Field
          label="Council number"
          required
          {...(isEmpty && { error: message('validation.licenseNumber') })}
          hint={oddNumberNote(typed)}
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
        </Field>
        {asking.error !== null && (
          <Notice tone="danger" live>
            {errorText(asking.error)}
          </Notice>
        )}
        <Cluster justify="flex-end">
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={asking.isRunning} busyLabel="Asking">
            Ask for the check
          </Button>
        </Cluster>
      </form>
    </Dialog>
  );
}
