import type { CareVisit } from '@telehealth/care/care-visit';
import { typedConflict } from '@telehealth/care/prescriptions/allergy-words';
import { pickEntries } from '@telehealth/care/record/pick-entries';
import { errorText } from '@telehealth/contracts/messages';
import { LIMITS } from '@telehealth/contracts/settings';
import { useChart } from '@telehealth/data/chart/chart.queries';
import type { DraftItem, OwnPrescription } from '@telehealth/data/prescribing/own-prescription.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { useEffect, useRef, useState } from 'react';
import { mayHelp } from '../note/note-saving';
import { Again } from './again';
import { BeforePrescribing } from './before-prescribing';
import { CheckLines, CheckSum } from './check-lines';
import { chosenItem, EMPTY_ITEM, isComplete, problemsOf } from './draft-item';
import { DropDraft } from './drop-draft';
import { IssueBox } from './issue-box';
import { ItemFields } from './item-fields';
import { ItemLine } from './item-line';
import styles from './prescriptions.module.css';
import { useDraft } from './use-draft';

/** Opens no category, and so causes no logged read: conflicts come from what the chart has read already. */
const NOTHING: readonly never[] = [];

interface DraftPrescriptionProps {
  visit: CareVisit;
  draft: OwnPrescription | null;
  draftKey: string;
  /** Another tab changed the draft: refetch it. */
  onReadAgain: () => Promise<void>;
  onClose: () => void;
}

/**
 * Editor of a prescription: what has to be known, what was prescribed before, and the medicines with their checks. It can be issued
 * only after the check against what is on record.
 */
export function DraftPrescription({ visit, draft: row, draftKey, onReadAgain, onClose }: DraftPrescriptionProps) {
  const draft = useDraft({ appointmentId: visit.appointmentId, draft: row, draftKey });
  const { opened } = useChart(visit.patientId, NOTHING);
  /** Counts attempts to continue with missing fields. */
  const [refused, setRefused] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);
  const labels = pickEntries(opened, 'allergy')
    .filter(({ isActive }) => isActive)
    .map(({ label }) => label);
  const problems = problemsOf(draft.items);
  const change = (at: number, item: DraftItem) =>
    draft.change(draft.items.map((old, place) => (place === at ? item : old)));
  const check = () => {
    if (isComplete(problems)) void draft.compare();
    else setRefused((times) => times + 1);
  };
  return (
    <Card
      headingLevel={3}
      title="Prescription"
      actions={
        <Badge tone="warning">{draft.isSaved && draft.saved !== null ? 'Draft, saved' : 'Draft, not issued'}</Badge>
      }
    >
      <div className={styles.frame}>
        <div className={styles.layout}>
          <div className={styles.side}>
            <BeforePrescribing
              patientId={visit.patientId}
              checks={draft.check?.checks ?? null}
              asked={draft.asked}
              onAsk={draft.ask}
            />
            <Again
              patientId={visit.patientId}
              items={draft.items}
              isComplete={isComplete(problems)}
              onAdd={(items) => draft.change(withMore(draft.items, items))}
            />
          </div>
          <div ref={form} className={styles.form}>
            {draft.items.map((item, at) => {
              const of = { item, problems: problems[at] ?? {}, lines: draft.check?.checks.items[at]?.lines ?? [] };
              const remove = () => draft.change(without(draft.items, at));
              // Medicines have no id, so their position is the key.
              const key = `${at} ${item.medicineId ?? ''}`;
              return item.medicineId === null ? (
                <div key={key}>
                  <ItemFields
                    item={item}
                    number={draft.items.length > 1 ? at + 1 : null}
                    problems={refused > 0 ? of.problems : {}}
                    conflict={typedConflict(labels, item.medicine)}
                    onChange={(changed) => change(at, changed)}
                    onPick={(found) => change(at, chosenItem(found))}
                    onRemove={draft.items.length > 1 ? remove : null}
                  />
                  <CheckLines lines={of.lines} />
                </div>
              ) : (
                <ItemLine
                  key={key}
                  {...of}
                  number={at + 1}
                  isRefused={refused > 0}
                  onChange={(changed) => change(at, changed)}
                  onRemove={remove}
                />
              );
            })}
            {draft.check !== null && <CheckSum checks={draft.check.checks} />}
            {draft.hasFailed && <CheckFailed onAgain={check} />}
          </div>
        </div>
      </div>
      <DraftProblem problem={draft.problem} onReadAgain={onReadAgain} />
      {draft.check === null || draft.saved === null || !draft.isReady ? (
        <div className={styles.actions}>
          {draft.items.length < LIMITS.prescription.items.max && (
            <Button variant="quiet" icon="plus" onClick={() => draft.change([...draft.items, EMPTY_ITEM])}>
              Another medicine
            </Button>
          )}
          <DropDraft saved={draft.saved} putAway={draft.putAway} onGone={onClose} />
          <Button variant="primary" busy={draft.isComparing} busyLabel="Comparing" onClick={check}>
            Check and issue
          </Button>
        </div>
      ) : (
        <IssueBox
          visit={visit}
          check={draft.check}
          saved={draft.saved}
          items={draft.items}
          onChooseAnother={() => {
            draft.forgetCheck();
            form.current?.querySelector('input')?.focus();
          }}
          onIssued={onClose}
        />
      )}
    </Card>
  );
}

const isEmpty = (item: DraftItem) => item.medicine.trim() === '' && item.strength === '' && item.directions === '';

/** What is added stands behind what is there; an empty line makes room. */
const withMore = (items: readonly DraftItem[], more: readonly DraftItem[]) =>
  [...items.filter((item) => !isEmpty(item)), ...more].slice(0, LIMITS.prescription.items.max);

function without(items: readonly DraftItem[], at: number): readonly DraftItem[] {
  const left = items.filter((_, place) => place !== at);
  return left.length === 0 ? [EMPTY_ITEM] : left;
}

/** Looks like no result: nothing counts as checked. */
function CheckFailed({ onAgain }: { onAgain: () => void }) {
  return (
    <div className={styles.failed} role="status">
      <p>
        <b>The check did not run.</b> What you wrote is kept. Nothing counts as checked; the allergies above are from
        the record.
      </p>
      <Button variant="line" size="s" onClick={onAgain}>
        Try again
      </Button>
    </div>
  );
}

type Problem = ReturnType<typeof useDraft>['problem'];

function DraftProblem({ problem, onReadAgain }: { problem: Problem; onReadAgain: () => Promise<void> }) {
  const isOlder = problem?.id === 'prescriptions.changedElsewhere' || problem?.id === 'prescriptions.notNow';
  return (
    <div role="status">
      {problem !== null && (
        <Notice
          tone="warning"
          action={
            isOlder && (
              <Button variant="line" size="s" onClick={() => void onReadAgain()}>
                Show the newest
              </Button>
            )
          }
        >
          {errorText(problem)} What you typed is still here.
          {mayHelp(problem) && ' We save it as soon as we can; until then please keep this page open.'}
        </Notice>
      )}
    </div>
  );
}
