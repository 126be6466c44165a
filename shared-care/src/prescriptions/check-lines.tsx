import { checkLineText } from '@telehealth/clinical/prescriptions/check-words';
import { formatPlainDate } from '@telehealth/contracts/formatting';
import type { CheckLine, ScriptChecks } from '@telehealth/data/prescribing/script-checks.schema';
import { Icon, type IconPath } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import styles from './check-lines.module.css';

const LOOK: Readonly<Record<CheckLine['state'], { icon: IconPath; style: string }>> = {
  conflict: { icon: icons.warning, style: 'conflict' },
  unknown: { icon: icons.info, style: 'unknown' },
  not_checked: { icon: icons.info, style: 'unknown' },
  clear: { icon: icons.check, style: 'clear' },
};
const ORDER: readonly CheckLine['state'][] = ['conflict', 'unknown', 'not_checked', 'clear'];

/** The lines of one medicine: what conflicts first, what was compared last. No sum over them says that all is well. */
export function CheckLines({ lines }: { lines: readonly CheckLine[] }) {
  if (lines.length === 0) return null;
  const sorted = lines.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
  return (
    <ul className={styles.lines} aria-label="Checks">
      {sorted.map((line) => {
        const { icon, style } = LOOK[line.state];
        const text = checkLineText(line);
        return (
          <li key={text} className={`${styles[style] ?? ''} ${line.severe ? (styles.severe ?? '') : ''}`}>
            <Icon path={icon} size={16} /> <span>{text}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** What could not be checked, in one amber sentence, and by whom the table was not reviewed. */
export function CheckSum({ checks }: { checks: ScriptChecks }) {
  const open = checks.unknown + checks.not_checked;
  return (
    <>
      {open > 0 && (
        <p className={styles.sum}>
          <Icon path={icons.info} size={18} />{' '}
          <span>
            <b>{open === 1 ? 'One thing could not be checked.' : `${open} things could not be checked.`}</b> You may
            issue it; that you saw this is kept with the prescription.
          </span>
        </p>
      )}
      <p className="small soft">
        Checked with version {checks.catalogue.version} of our medicine list, of{' '}
        {formatPlainDate(checks.catalogue.dated)}. {!checks.catalogue.reviewed && 'Not reviewed by a pharmacist. '}
        What the list does not say is not known to be safe.
      </p>
    </>
  );
}
