import { checkLineText } from '@telehealth/clinical/prescriptions/check-words';
import { errorText, message } from '@telehealth/contracts/messages';
import { useIssuePrescription } from '@telehealth/data/prescribing/issuing.mutations';
import type { AllergyAnswer, DraftItem, OwnPrescription } from '@telehealth/data/prescribing/own-prescription.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { Field } from '@telehealth/ui/parts/field';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { TextArea } from '@telehealth/ui/parts/inputs';
import { useState } from 'react';
import type { CarePatient } from '../care-visit';
import { CHECKED_TEXT, comparedText, findingText, unknownText } from './allergy-words';
import styles from './issue-box.module.css';
import { itemText } from './item-text';

const SHORTEST_REASON = 10;
const LONGEST_REASON = 500;

interface IssueBoxProps {
  visit: CarePatient;
  check: AllergyAnswer;
  saved: Pick<OwnPrescription, 'id' | 'version'>;
  items: readonly DraftItem[];
  onChooseAnother: () => void;
  onIssued: () => void;
}

const speaksAllergy = ({ result }: AllergyAnswer) => result !== 'clear' && result !== 'unknown';

/** Whether it can only be issued with a written reason: an allergy or something severe speaks against it. */
export const needsReason = (check: AllergyAnswer) => speaksAllergy(check) || check.checks.severe > 0;

/** The result of the check and the next step: issue it, or on a conflict first another medicine, last a reason. */
export function IssueBox({ visit, check, saved, items, onChooseAnother, onIssued }: IssueBoxProps) {
  const issuing = useIssuePrescription();
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const isClear = !needsReason(check);
  const issue = async () => {
    setIsAsked(true);
    if (!isClear && reason.trim().length < SHORTEST_REASON) return;
    const issued = await issuing.run({ ...saved, reason });
    if (issued.ok) onIssued();
  };
  return (
    <div className={styles.issue} role="status">
      {!isClear && (
        <Conflict check={check} visit={visit} onChooseAnother={onChooseAnother}>
          <Field
            label="Or say why this one is right. It is kept with the prescription"
            error={isAsked ? reasonProblem(reason) : undefined}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                placeholder="At least ten characters"
                value={reason}
                onChange={(event) => setReason(event.currentTarget.value)}
              />
            )}
          </Field>
        </Conflict>
      )}
      {check.unknown.length > 0 && (
        <Notice tone="warning" title={unknownText(check.unknown, items.length)}>
          Please compare it with the allergies yourself. It can still be issued.
        </Notice>
      )}
      {check.result === 'clear' && check.allergies > 0 && (
        <p className={styles.clear}>
          <Icon path={icons.check} size={18} /> No recorded allergy conflicts with it
        </p>
      )}
      {check.unknown.length < items.length && <p className="small soft">{comparedText(check)}</p>}
      <p className="small soft">{CHECKED_TEXT}</p>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={itemText(item)}>{itemText(item)}</li>
        ))}
      </ul>
      {issuing.error !== null && <Notice tone="warning">{errorText(issuing.error)}</Notice>}
      <div className={styles.actions}>
        <Button
          variant={isClear ? 'primary' : 'line'}
          busy={issuing.isRunning}
          busyLabel="Issuing"
          onClick={() => void issue()}
        >
          {isClear ? `Issue to ${visit.patientName}` : 'Issue with this reason'}
        </Button>
      </div>
    </div>
  );
}

function reasonProblem(reason: string): string | undefined {
  if (reason.trim().length < SHORTEST_REASON) return message('prescriptions.reasonRequired');
  return reason.length > LONGEST_REASON ? message('prescriptions.reasonTooLong') : undefined;
}

interface ConflictProps {
  check: AllergyAnswer;
  visit: CarePatient;
  onChooseAnother: () => void;
  children: React.ReactNode;
}

/** A conflict blocked the issue: shows why, offers the safe way first and an override with a reason last. */
function Conflict({ check, visit, onChooseAnother, children }: ConflictProps) {
  const others = check.checks.items.flatMap(({ medicine, lines }) =>
    lines
      // An allergy is told above, but for what was only named: that stands in these lines alone.
      .filter(({ severe, kind, values }) => severe && (kind !== 'allergy' || values.named === true))
      .map((line) => `${medicine}. ${checkLineText(line)}`),
  );
  const [label, title] = speaksAllergy(check)
    ? [
        'An allergy conflicts with it',
        check.result === 'conflict' ? 'A recorded allergy conflicts with it' : 'Take care: a recorded allergy',
      ]
    : ['Something speaks against it', 'Something speaks against it'];
  return (
    <section className={styles.conflict} aria-label={label}>
      <h3>
        <Icon path={icons.warning} size={20} />
        {title}
      </h3>
      {check.findings.map((finding) => (
        <p key={`${finding.medicine} ${finding.allergy}`}>{findingText(finding, visit.patientName)}</p>
      ))}
      {[...new Set(others)].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>Nothing was issued, the draft is safe.</p>
      <div>
        <Button variant="primary" onClick={onChooseAnother}>
          Choose another medicine
        </Button>
      </div>
      {children}
    </section>
  );
}
