import { type ReactNode, useId } from 'react';
import styles from './switch-row.module.css';

interface SwitchRowProps {
  label: string;
  hint?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A setting that takes effect at once. */
export function SwitchRow({ label, hint, isOn, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <span>
        <span id={id}>{label}</span>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </span>
      <button
        type="button"
        role="switch"
        className={styles.switch}
        aria-checked={isOn}
        aria-labelledby={id}
        onClick={() => onChange(!isOn)}
      >
        <span />
      </button>
    </div>
  );
}
