import { now } from '@telehealth/contracts/clock';
import type { AppError } from '@telehealth/contracts/errors';
import { useBackend } from '@telehealth/data/client/use-backend';
import { useCheckDraft } from '@telehealth/data/prescribing/issuing.mutations';
import type {
  AllergyAnswer,
  AskedWhileWriting,
  DraftItem,
  OwnPrescription,
} from '@telehealth/data/prescribing/own-prescription.schema';
import { useEffect, useRef, useState } from 'react';
import { saveDraft } from '../../data/prescribing/own-prescription.calls';
import { dropWriting, keptWriting } from '../writing/kept-writing';
import { useSelfSaving, useWriter } from '../writing/use-writer';
import { isComplete, problemsOf } from './draft-item';
import { type DraftSaving, DraftStore } from './draft-store';

export interface Draft extends Pick<DraftSaving, 'items' | 'asked' | 'saved'> {
  change: (items: readonly DraftItem[]) => void;
  ask: (asked: AskedWhileWriting) => void;
  /** Result of the last check of exactly these medicines; null if they changed since. */
  check: AllergyAnswer | null;
  /** What was known of the person when anything was checked last; null: nothing was. */
  known: AllergyAnswer['checks'] | null;
  /** Since when the check of these medicines has not run, which is tried again: nothing counts as checked. Null: it ran. */
  failedSince: Date | null;
  tryAgain: () => void;
  /** The prescriber asked to go on with what was checked. */
  isReady: boolean;
  compare: () => Promise<void>;
  forgetCheck: () => void;
  putAway: (cancel: () => Promise<boolean>) => Promise<boolean>;
  isSaved: boolean;
  /** Asked to compare it; a save that began by itself takes no press. */
  isComparing: boolean;
  problem: AppError | null;
}

interface DraftOf {
  appointmentId: string;
  /** Null until the first save. */
  draft: OwnPrescription | null;
  /** Idempotency key, so that retries begin one draft. */
  draftKey: string;
}

/** A visit's prescription draft, saved while the user types and when they look away, checked on request. */
export function useDraft({ appointmentId, draft, draftKey }: DraftOf): Draft {
  const backend = useBackend();
  const checking = useCheckDraft();
  const [check, setCheck] = useState<{ answer: AllergyAnswer; version: number } | null>(null);
  const [failedSince, setFailedSince] = useState<Date | null>(null);
  const [isComparing, setComparing] = useState(false);
  const [isReady, setReady] = useState(false);
  const store = keptWriting(useWriter(), { kind: 'prescription', appointmentId, id: draftKey }, () => {
    const ofVisit = { appointmentId, key: draftKey };
    return new DraftStore(draft, (from, items, asked) => saveDraft(backend, { ...ofVisit, draft: from, items, asked }));
  });
  const { items, asked, saved, problem } = useSelfSaving(store);
  useEffect(() => {
    if (draft !== null) store.read(draft);
  }, [store, draft]);
  const isSaved = !store.hasUnsaved();
  const run = async ({ id, version }: { id: string; version: number }) => {
    const answer = await checking.run({ id });
    if (answer.ok) setCheck({ answer: answer.value, version });
    setFailedSince((before) => (answer.ok ? null : (before ?? now())));
    return answer.ok;
  };
  useCheckOfItself({ items, saved: isSaved ? saved : null }, run);
  return {
    items,
    asked,
    saved,
    isSaved,
    isComparing,
    isReady,
    known: check?.answer.checks ?? null,
    failedSince,
    tryAgain: () => {
      if (saved !== null && isSaved && !checking.isRunning) void run(saved);
    },
    problem,
    check: check !== null && check.version === saved?.version && isSaved ? check.answer : null,
    change: (next) => {
      setReady(false);
      setFailedSince(null);
      checking.reset();
      store.write(next);
    },
    ask: (said) => {
      setReady(false);
      store.ask(said);
    },
    forgetCheck: () => setReady(false),
    putAway: async (cancel) => {
      const isGone = await store.putAway(cancel);
      if (isGone) dropWriting(backend.queries, 'prescription', draftKey);
      return isGone;
    },
    compare: async () => {
      checking.reset();
      setComparing(true);
      const { saved: begun, problem: refused } = await store.saveNow();
      // What stands there already of this version needs no further look into the record.
      const isDone = begun !== null && check?.version === begun.version;
      const isChecked = begun !== null && refused === null && (isDone || (await run(begun)));
      setComparing(false);
      if (isChecked) setReady(true);
    },
  };
}

type OfItself = Pick<DraftSaving, 'items' | 'saved'>;

/** Checks each saved version whose medicines are complete, once, so that the lines stand there before anybody asks. */
function useCheckOfItself(
  { items, saved }: OfItself,
  run: (saved: { id: string; version: number }) => Promise<boolean>,
) {
  const done = useRef('');
  const key = saved === null ? '' : `${saved.id} ${saved.version}`;
  const isWorth = saved !== null && isComplete(problemsOf(items));
  useEffect(() => {
    if (saved === null || !isWorth || done.current === key) return;
    done.current = key;
    void run(saved);
  });
}
