import { formatShortDay, formatTime } from '@telehealth/contracts/formatting';
import { usableSignature } from '@telehealth/data/papers/paper.schema';
import type { Renewal } from '@telehealth/data/prescriptions/my-prescriptions.schema';
import type { Placed } from '@telehealth/data/prescriptions/place-prescriptions';
import type { LoopState, ProcessStep } from '@telehealth/ui/parts/process-steps';

const DECIDED_WORDS = { approved: 'Approved', declined: 'Declined', visit_needed: 'A visit is needed first' } as const;
const CHECKED_WORDS: Readonly<Record<Placed['prescription']['allergies']['result'], string>> = {
  clear: 'none conflicts',
  unknown: 'not all of it is known to our check',
  caution: 'considered by your prescriber',
  conflict: 'considered by your prescriber',
};

/** The four steps shown on a card: of its renewal request, or of how a first prescription was issued. */
export function renewalSteps({ prescription, renews, place }: Placed, zone: string, isOwn = true): ProcessStep[] {
  const says = (at: Date) => `${formatShortDay(at, zone)}, ${formatTime(at, zone)}`;
  const by = prescription.prescriberName;
  const { renewal } = prescription;
  // A delegate is not told who made an earlier request.
  const asker = isOwn ? 'by you' : 'for the patient';
  const answered = renews?.renewal?.newPrescriptionId === prescription.id ? renews.renewal : null;
  if (renewal !== null && renewal.state !== 'withdrawn' && renewal.closedAt === null)
    return requestLoop(renewal, by, asker, says);
  if (place === 'runsOut')
    return renewal?.decision && renewal.state !== 'ready' ? requestLoop(renewal, by, asker, says) : notYet(by, asker);
  if (answered !== null) {
    const { when } = requestLoop(answered, by, asker, says).at(-1) ?? {};
    const last = lastStep(prescription);
    return [...requestLoop(answered, by, asker, says).slice(0, -1), { ...last, ...(when && { when }) }];
  }
  const checked = CHECKED_WORDS[prescription.allergies.result];
  return [
    { title: 'Prescribed', state: 'done', when: says(prescription.createdAt), owner: by },
    { title: 'Allergies compared', state: 'done', when: says(prescription.issuedAt), owner: checked },
    { title: 'Issued', state: 'done', when: says(prescription.issuedAt), owner: by },
    lastStep(prescription),
  ];
}

/** Ready is said of a script that a pharmacy can use only. */
function lastStep({ paper, prescriberName }: Placed['prescription']): ProcessStep {
  return usableSignature(paper) === undefined
    ? { title: 'Waits for the signature', state: 'now', owner: prescriberName }
    : { title: 'Ready', state: 'ready', owner: 'for the pharmacy' };
}

function notYet(by: string, asker: string): ProcessStep[] {
  return [
    { title: 'Requested', state: 'open', when: 'Not yet', owner: asker },
    { title: 'Seen', state: 'open', when: 'within 48 hours', owner: by },
    { title: 'Decided', state: 'open', when: 'within 48 hours', owner: by },
    { title: 'Ready', state: 'open', when: 'then', owner: 'here, to print' },
  ];
}

function requestLoop(renewal: Renewal, by: string, asker: string, says: (at: Date) => string): ProcessStep[] {
  const { state, requestedAt, seenAt, decidedAt, decision, readyAt, dueAt, escalatedAt } = renewal;
  const waiting: LoopState = escalatedAt === null ? 'now' : 'late';
  const due = dueAt === null ? undefined : `${escalatedAt === null ? 'Due' : 'Was due'} ${says(dueAt)}`;
  const isDone = decision !== null && decision !== 'approved';
  return [
    { title: 'Requested', state: 'done', when: says(requestedAt), owner: asker },
    seenAt === null
      ? { title: 'To be seen', state: waiting, when: due, owner: by }
      : { title: 'Seen', state: 'done', when: says(seenAt), owner: by },
    decidedAt !== null && decision !== null
      ? { title: DECIDED_WORDS[decision], state: 'done', when: says(decidedAt), owner: by }
      : state === 'seen'
        ? { title: 'Being decided', state: waiting, when: due, owner: by }
        : { title: 'Decided', state: 'open', when: 'within 48 hours of being seen', owner: by },
    readyAt !== null
      ? { title: 'Issued', state: 'done', when: says(readyAt), owner: by }
      : state === 'decided' && !isDone
        ? { title: 'Being checked and issued', state: waiting, when: due, owner: by }
        : {
            title: 'Ready',
            state: 'open',
            when: isDone ? 'Not this time' : 'Not yet',
            owner: isDone ? '' : 'here, to print',
          },
  ];
}

/** Explains how long a supply lasts, e.g. `30 days a supply, 2 repeats: 3 × 30 = 90 days from 2 Nov 2026.` */
export function reckoning({ daysSupply, repeats }: { daysSupply: number; repeats: number }, from: string): string {
  const supplies = repeats + 1;
  const days = `${daysSupply} ${daysSupply === 1 ? 'day' : 'days'}`;
  if (repeats === 0) return `One supply of ${days}, no repeats, counted from ${from}.`;
  const times = repeats === 1 ? '1 repeat' : `${repeats} repeats`;
  return `${days} a supply and ${times}: ${supplies} × ${daysSupply} = ${supplies * daysSupply} days from ${from}.`;
}
