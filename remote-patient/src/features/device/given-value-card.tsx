import { madeBy, takenMoment, unitText, valueText } from '@telehealth/care/record/entry-words';
import type { Plotted } from '@telehealth/care/record/plotted';
import { actingPerson } from '@telehealth/contracts/people';
import { pathTo } from '@telehealth/contracts/routes';
import { judgeReading, type Person, type ReadingVerdict } from '@telehealth/triage/readings';
import { Button } from '@telehealth/ui/parts/button';
import { CallButton } from '@telehealth/ui/parts/call-button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { useEffect, useRef, useState } from 'react';
import styles from './given-value-card.module.css';

export interface GivenValue extends Omit<Plotted, 'id'> {
  code: string;
  label: string;
  /** The device showed HI or LO instead of a number; the advice is for that side. */
  beyond?: 'HI' | 'LO';
}

interface GivenValueCardProps {
  given: GivenValue;
  person: Person;
  /** What happened to the number, e.g. that it was saved. */
  fate: string;
  onAgain: () => void;
  /** Offered while the number can still be taken back. */
  onMistyped?: () => void;
  /** Called when ticked complaints change the verdict. */
  onSigns?: (verdict: ReadingVerdict, signs: readonly string[]) => void;
}

/**
 * Shows a number that is dangerous, or would be with a complaint: the number, what to do, whom to call. The complaints are those
 * that the rules combine with this number; each press evaluates the rules again. Renders nothing when no rule applies.
 */
export function GivenValueCard(props: GivenValueCardProps) {
  const { given, person, fate, onAgain, onMistyped, onSigns } = props;
  const isOfAnother = actingPerson() !== null;
  const asked = isOfAnother ? 'Do they' : 'Do you';
  const [signs, setSigns] = useState<readonly string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const verdict = judgeReading(given, person, signs);
  const isDanger = verdict?.isDanger;
  useEffect(() => {
    if (isDanger !== undefined) heading.current?.focus();
  }, [isDanger]);
  if (verdict === null) return null;
  const chips = verdict.signs.length > 0 && (
    <ChipGroup
      type="checkbox"
      legend={verdict.isDanger ? `${asked} also have one of these now?` : 'Now, or in the last hours'}
      options={verdict.signs.map(({ id, says }) => ({ value: id, label: says }))}
      value={signs}
      onChange={(ticked) => {
        setSigns(ticked);
        const now = judgeReading(given, person, ticked);
        if (now !== null && ticked.length > 0) onSigns?.(now, ticked);
      }}
    />
  );
  return (
    <section
      className={`${styles.card} ${verdict.isDanger ? '' : styles.calm}`}
      role={verdict.isDanger ? 'alert' : undefined}
      aria-label={verdict.isDanger ? 'A dangerous value' : 'A question about this value'}
    >
      <div>
        <p className={styles.number}>{given.beyond ?? valueText(given)}</p>
        <p className="small">
          {given.label}, {unitText(given.unit)}, {madeBy(given)} {takenMoment(given)}
        </p>
      </div>
      <div className={styles.words}>
        <h2 ref={heading} tabIndex={-1}>
          {verdict.isDanger ? verdict.result.heading : `${asked} also have one of these?`}
        </h2>
        <Advice verdict={verdict} isOfAnother={isOfAnother} />
      </div>
      <div className={styles.wide}>
        {!verdict.isDanger && chips}
        <Actions isDanger={verdict.isDanger} onAgain={onAgain} onMistyped={onMistyped} />
        {/* Whom to call stands before what there is to tell. */}
        {verdict.isDanger && chips}
        <p className="small">
          {fate}
          {verdict.result.isUnreviewed && ' No clinician has reviewed our rules yet.'}
        </p>
        <Source of={verdict} />
      </div>
    </section>
  );
}

function Actions({
  isDanger,
  onAgain,
  onMistyped,
}: { isDanger: boolean } & Pick<GivenValueCardProps, 'onAgain' | 'onMistyped'>) {
  return (
    <div className={styles.actions}>
      {isDanger && <CallButton tel="112" />}
      {isDanger && (
        <LinkButton variant="line" to={pathTo('findSpecialist', {}, { when: 'today' })}>
          Find a visit today
        </LinkButton>
      )}
      <Button variant="line" onClick={onAgain}>
        {isDanger ? 'Measure again' : 'None of these'}
      </Button>
      {onMistyped !== undefined && (
        <Button variant="line" onClick={onMistyped}>
          I mistyped it
        </Button>
      )}
    </div>
  );
}

interface AdviceProps {
  verdict: ReadingVerdict;
  isOfAnother: boolean;
}

function Advice({ verdict: { isDanger, level, result }, isOfAnother }: AdviceProps) {
  const deciding = result.reasons.filter((reason) => reason.level === level);
  if (!isDanger) return <p>With this number, {isOfAnother ? 'they' : 'you'} would need to be seen sooner.</p>;
  return (
    <>
      {deciding.map(({ ruleId, text }) => (
        <p key={ruleId}>{text}</p>
      ))}
      {result.todo.map((text) => (
        <p key={text}>
          <b>{text}</b>
        </p>
      ))}
      <p>{result.advice}</p>
      {level > 2 && (
        <p>Call 112 now with trouble breathing, chest pain, fainting, confusion, weakness or trouble speaking.</p>
      )}
    </>
  );
}

/** The guidance behind the advice, and the exact rule for a clinician. */
function Source({ of: { level, result } }: { of: ReadingVerdict }) {
  const rule = result.reasons.find((reason) => reason.level === level);
  if (rule === undefined) return null;
  return (
    <Disclosure summary="Where this advice comes from">
      <p className="small">
        {rule.source}. <span className="soft">{`Rule ${rule.ruleId}, version ${rule.ruleVersion}.`}</span>
      </p>
    </Disclosure>
  );
}
