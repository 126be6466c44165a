import type { CareVisit } from '@telehealth/care/care-visit';
import { typedConflict } from '@telehealth/care/prescriptions/allergy-words';
import { CheckLines, CheckSum } from '@telehealth/care/prescriptions/check-lines';
import { IssueBox, needsReason } from '@telehealth/care/prescriptions/issue-box';
import { pickEntries } from '@telehealth/care/record/pick-entries';
import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { LIMITS } from '@telehealth/contracts/settings';
import { useChart } from '@telehealth/data/chart/chart.queries';
import type { DraftItem, OwnPrescription } from '@telehealth/data/prescribing/own-prescription.schema';
import type { CheckLine } from '@telehealth/data/prescribing/script-checks.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { useEffect, useRef, useState } from 'react';
import { mayHelp } from '../note/note-saving';
import { AddMedicine } from './add-medicine';
import { Again } from './again';
import { BeforePrescribing } from './before-prescribing';
import { CheckFailed } from './check-failed';
import { chosenItem, EMPTY_ITEM, type ItemProblems, isComplete, problemsOf } from './draft-item';
import { DropDraft } from './drop-draft';
import { ItemFields } from './item-fields';
import { ItemLine } from './item-line';
import styles from './prescriptions.module.css';
import { TextMedicine } from './text-medicine';
import { useDraft } from './use-draft';

/** Opens no category, and so causes no logged read: conflicts come from what the chart has read already. */
const NOTHING: readonly never[] = [];

interface DraftPrescriptionProps {
  visit: CareVisit;
  draft: OwnPrescription | null;
  draftKey: string;
  /** The issued one whose place it takes; null: it is a new one. */
  replaced: OwnPrescription | null;
  /** Another tab changed the draft: refetch it. */
  onReadAgain: () => Promise<void>;
  onClose: () => void;
}

/**
 * Editor of a prescription: what has to be known, what was prescribed before, and the medicines with their checks. It can be issued
 * only after the check against what is on record.
 */
export function DraftPrescription(props: DraftPrescriptionProps) {
  const { visit, draft: row, draftKey, replaced, onReadAgain, onClose } = props;
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
  const last = draft.items.at(-1);
  // What nothing speaks against is issued in one press; a conflict interrupts who asks to issue.
  const isDecided = draft.check !== null && draft.saved !== null && (draft.isReady || !needsReason(draft.check));
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
      {replaced !== null && row !== null && <Replaces old={replaced} reason={row.replacesReason} />}
      <div className={styles.frame}>
        <div ref={form} className={styles.layout}>
          <BeforePrescribing patientId={visit.patientId} checks={draft.known} asked={draft.asked} onAsk={draft.ask} />
          <div className={styles.side}>
            <Again
              patientId={visit.patientId}
              except={replaced?.id ?? null}
              items={draft.items}
              isComplete={isComplete(problems)}
              onAdd={(items) => draft.change(withMore(draft.items, items))}
            >
              <Search
                items={draft.items}
                problem={refused > 0 ? problems.at(-1)?.medicine : undefined}
                conflictWith={(medicine) => typedConflict(labels, medicine)}
                change={change}
                onAdd={(item) => draft.change(withMore(draft.items, [item]))}
              />
            </Again>
          </div>
          <div className={styles.form}>
            <DraftItems
              items={draft.items}
              problems={problems}
              isRefused={refused > 0}
              lines={draft.check?.checks.items.map(({ lines }) => lines) ?? []}
              conflictWith={(medicine) => typedConflict(labels, medicine)}
              change={change}
              remove={(at) => draft.change(without(draft.items, at))}
            />
            {draft.check !== null && <CheckSum checks={draft.check.checks} />}
            {draft.failedSince !== null && draft.saved !== null && (
              <CheckFailed
                since={draft.failedSince}
                saved={draft.saved}
                onAgain={check}
                onTry={draft.tryAgain}
                onIssued={onClose}
              />
            )}
          </div>
        </div>
      </div>
      <DraftProblem problem={draft.problem} onReadAgain={onReadAgain} />
      <div className={styles.actions}>
        {last?.medicineId === null && !isEmpty(last) && draft.items.length < LIMITS.prescription.items.max && (
          <Button variant="quiet" icon={icons.plus} onClick={() => draft.change([...draft.items, EMPTY_ITEM])}>
            Another medicine
          </Button>
        )}
        <DropDraft saved={draft.saved} putAway={draft.putAway} onGone={onClose} />
        {!isDecided && (
          <Button variant="primary" busy={draft.isComparing} busyLabel="Comparing" onClick={check}>
            Check and issue
          </Button>
        )}
      </div>
      {isDecided && draft.check !== null && draft.saved !== null && (
        <IssueBox
          visit={visit}
          check={draft.check}
          saved={draft.saved}
          items={draft.items}
          onChooseAnother={() => {
            draft.forgetCheck();
            form.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
          }}
          onIssued={onClose}
        />
      )}
    </Card>
  );
}

/** Until the correction is issued the wrong one counts at every pharmacy. */
function Replaces({ old: { issuedAt, status }, reason }: { old: OwnPrescription; reason: string }) {
  const at = issuedAt === null ? '' : formatShortMoment(issuedAt, viewerTimeZone());
  return (
    <Notice tone="warning" title={`A correction of the prescription issued ${at}`}>
      {status === 'active' && 'The old one still counts at a pharmacy until you issue this one. '}
      The patient will read what was wrong: {reason}
    </Notice>
  );
}

interface SearchProps extends Pick<DraftItemsProps, 'items' | 'conflictWith' | 'change'> {
  problem: string | undefined;
  onAdd: (item: DraftItem) => void;
}

/** The search is of the last medicine while that is text, else of one more. */
function Search({ items, problem, conflictWith, change, onAdd }: SearchProps) {
  const at = items.length - 1;
  const last = items[at];
  if (last?.medicineId === null) {
    return (
      <TextMedicine
        item={last}
        problem={problem}
        conflict={conflictWith(last.medicine)}
        onType={(medicine) => change(at, { ...last, medicine })}
        onPick={(found) => change(at, chosenItem(found))}
      />
    );
  }
  return items.length < LIMITS.prescription.items.max && <AddMedicine onAdd={onAdd} />;
}

interface DraftItemsProps {
  items: readonly DraftItem[];
  problems: readonly ItemProblems[];
  isRefused: boolean;
  /** What was checked of each; empty before. */
  lines: readonly (readonly CheckLine[])[];
  conflictWith: (medicine: string) => string | null;
  change: (at: number, item: DraftItem) => void;
  remove: (at: number) => void;
}

/** The medicines of the script with their checks. Nothing stands there until one is searched for. */
function DraftItems({ items, problems, isRefused, lines, conflictWith, change, remove }: DraftItemsProps) {
  const [first] = items;
  if (items.length === 1 && first !== undefined && isEmpty(first) && !isRefused)
    return <p className="soft">Nothing on this prescription yet. Search for a medicine, or take one from last time.</p>;
  return items.map((item, at) => {
    const of = { item, problems: problems[at] ?? {}, lines: lines[at] ?? [] };
    // Medicines have no id, so their position is the key.
    const key = `${at} ${item.medicineId ?? ''}`;
    return item.medicineId === null ? (
      <div key={key}>
        <ItemFields
          item={item}
          number={items.length > 1 ? at + 1 : null}
          problems={isRefused ? of.problems : {}}
          conflict={conflictWith(item.medicine)}
          hasBox={at < items.length - 1}
          onChange={(changed) => change(at, changed)}
          onPick={(found) => change(at, chosenItem(found))}
          onRemove={items.length > 1 ? () => remove(at) : null}
        />
        <CheckLines lines={of.lines} />
      </div>
    ) : (
      <ItemLine
        key={key}
        {...of}
        number={at + 1}
        isRefused={isRefused}
        onChange={(changed) => change(at, changed)}
        onRemove={() => remove(at)}
      />
    );
  });
}

const isEmpty = (item: DraftItem) => item.medicine.trim() === '' && item.strength === '' && item.directions === '';

/** What is added stands behind what is there; an empty line makes room. */
const withMore = (items: readonly DraftItem[], more: readonly DraftItem[]) =>
  [...items.filter((item) => !isEmpty(item)), ...more].slice(0, LIMITS.prescription.items.max);

function without(items: readonly DraftItem[], at: number): readonly DraftItem[] {
  const left = items.filter((_, place) => place !== at);
  return left.length === 0 ? [EMPTY_ITEM] : left;
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
