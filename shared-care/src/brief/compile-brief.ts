import { EMERGENCY_LEVEL } from '@telehealth/clinical/emergency-level';
import { needsWords } from '@telehealth/contracts/visit';
import type { ChartEntryOf } from '@telehealth/data/chart/chart.schema';
import { byKind, day, madeBy, observationText, takenDay, takenTexts, unitText, valueText } from '../record/entry-words';
import { categoryWords, type Opened, pickEntries } from '../record/pick-entries';
import { isOfReading } from '../safety/list-dangers';
import { saidToClinician } from '../visits/said-to-clinician';
import { allergies } from './allergy-lines';
import type { BriefFacts, BriefLine } from './brief-line';
import { childLines } from './child-lines';

/** About two minutes of reading. */
const MOST_LINES = 12;
const MOST_KINDS = 2;
/** Omitted first when there are too many lines: the specialist sees allergies elsewhere, and readings in the chart. */
const LEFT_OUT_FIRST: readonly BriefLine['id'][] = ['allergies', 'readings', 'ownNote', 'since', 'files', 'plan'];

/**
 * Compiles the summary before a visit by rules: which facts, from which source, in which order. Lines without data are
 * omitted.
 */
export function compileBrief(facts: BriefFacts): BriefLine[] {
  const found = checked(facts);
  const isUrgent = found?.tone === 'danger';
  const lines = [
    ...[
      urgent(facts),
      isUrgent ? found : null,
      about(facts),
      needs(facts),
      reason(facts),
      inReason(facts),
      isUrgent ? null : found,
      since(facts),
      changed(facts),
      allergies(facts),
    ],
    ...[
      conditions(facts),
      medicines(facts),
      ...childLines(facts),
      lastPlan(facts),
      ownNote(facts),
      readings(facts),
      files(facts),
    ],
    ...[unanswered(facts), asks(facts), closed(facts)],
  ].filter((line) => line !== null);
  const tooMany = Math.max(0, lines.length - MOST_LINES);
  const left = LEFT_OUT_FIRST.slice(0, tooMany);
  return lines.filter(({ id }) => !left.includes(id));
}

type Rule = (facts: BriefFacts) => BriefLine | null;
const plain = { tone: 'plain', opens: null } as const;

const about: Rule = ({ person: { age, sex } }) => {
  const words = [age === null ? '' : age === 1 ? '1 year' : `${age} years`, sex]
    .filter((text) => text !== '')
    .join(', ');
  return words === '' ? null : { ...plain, id: 'about', title: 'Is', fact: words, source: 'Profile', opens: 'profile' };
};

const needs: Rule = ({ needs: said }) => {
  const words = said === null ? [] : needsWords(said);
  if (words.length === 0) return null;
  return {
    ...plain,
    id: 'needs',
    title: 'Needs',
    fact: words.join('. '),
    source: 'The patient’s profile',
    tone: 'hot',
  };
};

const reason: Rule = ({ reason: booked, intake, bookedAt }) => {
  const later = intake?.reason.trim() ?? '';
  if (later !== '' && intake !== null) {
    return { ...plain, id: 'reason', title: 'Reason', fact: later, source: `Before the visit, ${day(intake.savedAt)}` };
  }
  if (booked.trim() === '') return null;
  return { ...plain, id: 'reason', title: 'Reason', fact: booked.trim(), source: `Booking, ${day(bookedAt)}` };
};

const BY_RULES = 'Rules of the symptom checker, in the reason. No clinician has reviewed them';

const inReason: Rule = ({ danger }) => {
  if (danger === null || danger.length === 0) return null;
  const line = { id: 'danger', title: 'Danger sign', opens: null, source: BY_RULES } as const;
  if (danger === 'unread') return { ...line, fact: 'The reason could not be read for danger signs', tone: 'soft' };
  return { ...line, fact: danger.map(saidToClinician).join(' '), tone: 'danger' };
};

/** Dangerous measurements, sent with the visit or in the shared record. */
const urgent: Rule = ({ checks, dangerous }) => {
  const sent = checks.filter(isOfReading);
  const others = (dangerous ?? []).filter(
    ({ reading }) => !sent.some(({ check }) => check?.observationId === reading.id),
  );
  if (sent.length + others.length === 0) {
    if (dangerous !== null) return null;
    const unread = 'The readings could not be checked for danger. Please look at them';
    return { id: 'urgent', title: 'Readings', fact: unread, source: 'Record', opens: 'readings', tone: 'soft' };
  }
  const said = [
    ...sent.map(({ check }) => `${(check?.facts ?? []).map(({ says }) => says).join('; ')}. ${check?.heading}`),
    ...others.map(({ reading, verdict }) => {
      const by = `${madeBy(reading)} ${day(reading.takenAt)}`;
      return `${observationText(reading)}, ${by}. ${verdict.result.heading}`;
    }),
  ];
  return {
    id: 'urgent',
    title: 'Dangerous',
    fact: `${said.join('. ')}.`,
    tone: 'danger',
    source: 'Measured by the patient. Rules of the symptom checker, which no clinician has reviewed',
    opens: others.length > 0 ? 'readings' : null,
  };
};

const checked: Rule = ({ checks: all, bookedAt }) => {
  const checks = all.filter((one) => !isOfReading(one));
  const [first] = [...checks].sort((one, other) => one.level - other.level);
  if (first === undefined) return null;
  const [reason] = first.check?.reasons ?? [];
  const noticed = reason === undefined ? first.texts[0] : saidToClinician(reason);
  const rule = noticed === undefined ? '' : ` ${noticed}`;
  const heading = first.check === null ? '' : `. The patient was told: “${first.check.heading}”`;
  return {
    id: 'checked',
    title: 'Checked',
    opens: null,
    fact: `Level ${first.level} of 5${heading}.${rule}`.trim(),
    source: `${first.check?.origin === 'chat' ? 'Told the assistant, sent along' : 'Symptom check'} with the booking, ${day(bookedAt)}, by the patient’s own device`,
    tone: first.level <= EMERGENCY_LEVEL ? 'danger' : 'plain',
  };
};

const since: Rule = ({ intake }) => {
  if (intake?.symptoms !== 'worse') return null;
  const { danger } = intake;
  const signs =
    danger?.signs.map(({ says, answer }) => (answer === 'yes' ? says : `perhaps: ${says}`)).join('; ') ?? '';
  return {
    id: 'since',
    title: 'Since then',
    opens: null,
    source: `Before the visit, ${day(intake.savedAt)}`,
    fact: signs === '' ? 'Worse than when the visit was booked' : `Worse than when the visit was booked: ${signs}`,
    tone: danger !== null && danger.level <= EMERGENCY_LEVEL ? 'danger' : 'hot',
  };
};

const changed: Rule = ({ lastVisitAt, opened }) => {
  if (lastVisitAt === null) return null;
  const isNew = ({ updatedAt }: { updatedAt: Date }) => updatedAt > lastVisitAt;
  const said = (prefix: string, ended: string, entry: { label: string; isActive: boolean; updatedAt: Date }) =>
    `${prefix}${entry.label} ${entry.isActive ? 'since' : ended} ${day(entry.updatedAt)}`;
  const found = [
    ...pickEntries(opened, 'prescription')
      .filter(({ issuedAt, status }) => status === 'active' && issuedAt > lastVisitAt)
      .map(({ items, prescriber, issuedAt }) => {
        const names = items.map(({ medicine, strength }) => `${medicine} ${strength}`).join(', ');
        return `${names} since ${day(issuedAt)}, ${prescriber}`;
      }),
    ...pickEntries(opened, 'medicine')
      .filter(isNew)
      .map((entry) => said('', 'stopped', entry)),
    ...pickEntries(opened, 'allergy')
      .filter(isNew)
      .map((entry) => said('allergy ', 'taken off the list', entry)),
    ...pickEntries(opened, 'condition')
      .filter(isNew)
      .map((entry) => said('', 'over', entry)),
    ...byKind(pickEntries(opened, 'observation').filter(({ code }) => isResult(opened, code)))
      .map((series) => series.at(-1))
      .filter((last) => last !== undefined)
      .filter(({ takenAt }) => takenAt > lastVisitAt)
      .map((last) => `${last.label} ${valueText(last)} ${unitText(last.unit)} on ${takenDay(last)}`),
  ];
  if (found.length === 0) return null;
  const shown = found.slice(0, 3).join('; ');
  const more = found.length > 3 ? `; ${found.length - 3} more` : '';
  return {
    id: 'new',
    title: 'New',
    fact: `${shown}${more}`,
    opens: 'medicines',
    tone: 'hot',
    source: `Record, since your visit of ${day(lastVisitAt)}`,
  };
};

/** A laboratory result in the chart; other measurements have their own line. */
const isResult = (opened: Opened, code: string) =>
  (opened.get('results') ?? []).some((entry) => entry.kind === 'observation' && entry.code === code);

const medicines: Rule = ({ opened }) => {
  const taken = takenTexts([...opened.values()].flat());
  if (taken.length === 0) return null;
  return {
    ...plain,
    id: 'medicines',
    title: 'Takes',
    fact: taken.map(({ what }) => what).join('; '),
    opens: 'medicines',
    source: `${taken.length} now: ${[...new Set(taken.map(({ source }) => source))].join('; ')}`,
  };
};

const conditions: Rule = ({ opened }) => {
  const active = pickEntries(opened, 'condition').filter(({ isActive }) => isActive);
  if (active.length === 0) return null;
  const newest = new Date(Math.max(...active.map(({ updatedAt }) => updatedAt.getTime())));
  return {
    ...plain,
    id: 'conditions',
    title: 'Has',
    fact: active.map(({ label }) => label).join('; '),
    opens: 'conditions',
    source: `${active.length} in the record, list of ${day(newest)}`,
  };
};

/** The last plan that the patient shares, or the reader's own. */
const lastPlan: Rule = ({ opened, brief }) => {
  const [note] = pickEntries(opened, 'note')
    .filter(({ planPlain }) => planPlain.trim() !== '')
    .sort((one, other) => other.signedAt.getTime() - one.signedAt.getTime());
  const own = brief?.ownNote ?? null;
  const isOwn = own !== null && own.plan.trim() !== '' && (note === undefined || own.signedAt >= note.signedAt);
  const line = { ...plain, id: 'plan', title: 'Last plan' } as const;
  if (isOwn) return { ...line, fact: own.plan.trim(), source: `Your note of ${day(own.signedAt)}` };
  if (note === undefined) return null;
  return { ...line, fact: note.planPlain.trim(), opens: 'notes', source: `${note.authorName}, ${day(note.signedAt)}` };
};

const ownNote: Rule = ({ brief }) => {
  const own = brief?.ownNote ?? null;
  if (own === null || own.assessment.trim() === '') return null;
  const source = `Your note of ${day(own.signedAt)}`;
  return { ...plain, id: 'ownNote', title: 'You found', fact: own.assessment.trim(), source };
};

const files: Rule = ({ files: sent }) => {
  if (sent.length === 0) return null;
  const fact = `${sent.length} ${sent.length === 1 ? 'file' : 'files'} to look at`;
  return { ...plain, id: 'files', title: 'Sent', fact, source: 'With this visit, on its page', tone: 'hot' };
};

const unanswered: Rule = ({ brief }) => {
  const waiting = brief?.unanswered ?? null;
  if (waiting === null) return null;
  const fact = waiting.count === 1 ? '1 message without an answer' : `${waiting.count} messages without an answer`;
  return { ...plain, id: 'unanswered', title: 'Waits', fact, source: `Since ${day(waiting.since)}`, tone: 'hot' };
};

const readings: Rule = ({ opened }) => {
  const series = byKind(
    (opened.get('readings') ?? []).filter(
      (entry): entry is ChartEntryOf<'observation'> => entry.kind === 'observation',
    ),
  ).slice(0, MOST_KINDS);
  const [first] = series;
  const newest = first?.at(-1);
  if (newest === undefined) return null;
  const count = series.reduce((sum, { length }) => sum + length, 0);
  return {
    ...plain,
    id: 'readings',
    title: 'Readings',
    fact: series.map(trendText).join('. '),
    opens: 'readings',
    source: `${count} ${count === 1 ? 'reading' : 'readings'}, last ${takenDay(newest)}`,
  };
};

/** The newest value and, of three or more, their range. */
function trendText(series: readonly ChartEntryOf<'observation'>[]): string {
  const newest = series.at(-1);
  if (newest === undefined) return '';
  const now = `${newest.label} ${valueText(newest)} ${unitText(newest.unit)}`.trim();
  if (series.length < 3) return now;
  const inOrder = [...series].sort((one, other) => one.value - other.value);
  const [least, most] = [inOrder[0], inOrder.at(-1)].map((one) => one && valueText({ ...one, secondValue: null }));
  const which = newest.secondValue === null ? '' : 'upper number ';
  return `${now}; ${which}between ${least} and ${most} in ${series.length} readings`;
}

const asks: Rule = ({ intake }) => {
  if (intake === null || intake.questions.length === 0) return null;
  return {
    ...plain,
    id: 'asks',
    title: 'Asks',
    fact: intake.questions.join(' '),
    source: `Before the visit, ${day(intake.savedAt)}`,
  };
};

const closed: Rule = ({ closed: parts, patientName, coveredBy }) => {
  if (parts.length === 0) return null;
  const words = categoryWords(parts);
  return {
    id: 'closed',
    title: 'Not shared',
    fact: words.charAt(0).toUpperCase() + words.slice(1),
    opens: null,
    source: coveredBy ? `${coveredBy} stands in for you` : `Not open to you. Please ask ${patientName}`,
    tone: 'soft',
  };
};
