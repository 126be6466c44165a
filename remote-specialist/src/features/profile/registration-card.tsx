import { errorText, formatDay, message, SPECIALTY_LABELS, viewerTimeZone } from '@telehealth/contracts';
import { useHostServices } from '@telehealth/contracts/session';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { EVIDENCE_KINDS } from '@telehealth/data/evidence/evidence.schema';
import { useAskRegistration, useWithdrawRegistration } from '@telehealth/data/practice/practice.mutations';
import { useMyRegistrationChecks } from '@telehealth/data/practice/practice.queries';
import type { Practice } from '@telehealth/data/practice/practice.schema';
import { Cloth } from '@telehealth/ui/cloth/cloth';
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
import { TextInput } from '@telehealth/ui/parts/inputs';
import { type FormEvent, useState } from 'react';
import { oddNumberNote } from '../../practice/council-number';
import { EvidenceFiles } from '../../practice/evidence-files';
import { REGISTRATION_STATES, standingOf } from '../../practice/registration-states';
import styles from './profile.module.css';

/** The Health Professions Council of South Africa; its public register of practitioners opens from this page. */
const COUNCIL = 'https://www.hpcsa.co.za';

/** The number beside its cloth: what was checked, when, on what evidence, and what happens next. */
export function RegistrationCard({ practice }: { practice: Practice }) {
  const { tone, label, meaning } = standingOf(practice);
  const [isAsking, setAsking] = useState(false);
  const mayAsk = ['unverified', 'rejected', 'expired'].includes(practice.state);
  return (
    <Card padding="none" className={styles.registration}>
      <Cloth className={styles.cloth} />
      <div className={styles.checked}>
        <div className={styles.top}>
          <h2>Your registration</h2>
          <Badge tone={tone} {...(practice.state === 'verified' && { icon: 'check' })}>
            {label}
          </Badge>
        </div>
        <p className={styles.number}>{practice.councilNumber}</p>
        <p>{meaning}</p>
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

function factsOf({ specialty, checkedAt, checkedUntil, state }: Practice) {
  const zone = viewerTimeZone();
  return [
    { term: 'Specialty', detail: SPECIALTY_LABELS[specialty] },
    ...(checkedAt === null ? [] : [{ term: 'Last checked', detail: formatDay(checkedAt, zone) }]),
    ...(state === 'verified' && checkedUntil !== null
      ? [
          {
            term: 'Next check',
            detail: `By ${formatDay(checkedUntil, zone)}. We remind you 30 days before. If it expires, patients cannot find you and upcoming visits are cancelled.`,
          },
        ]
      : []),
  ];
}

const DAY_MS = 86_400_000;

/** What the check rests on. Once it is decided the documents stay as they are, until a new check is near. */
function Evidence({ practice: { state, checkedUntil, note } }: { practice: Practice }) {
  const { now } = useServerNow(60_000);
  const endsSoon = checkedUntil !== null && checkedUntil.getTime() <= now.getTime() + 30 * DAY_MS;
  const isOpen = state !== 'suspended' && (state !== 'verified' || endsSoon);
  // The checker's words stand there until the answer; with the first file they do not ask any more, but the next may follow.
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

/** To correct the number before somebody compares it. */
function Withdraw() {
  const withdrawing = useWithdrawRegistration();
  return (
    <>
      <Button variant="line" busy={withdrawing.isRunning} onClick={() => void withdrawing.run()}>
        Take it back to correct the number
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
