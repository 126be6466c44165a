import { type ButtonStyle, buttonClasses } from './button-classes';
import styles from './call-button.module.css';
import { Icon } from './icon';
import * as icons from './icons';

interface CallButtonProps {
  /** The number to dial, e.g. `112`. */
  tel: string;
  /** The number as people read it; default: `tel`. */
  number?: string;
  /** `l` where calling is the only action. */
  size?: ButtonStyle['size'] | 'l';
}

/** The red button for emergency calls. A link, so that a phone dials it and a computer offers its own way. */
export function CallButton({ tel, number = tel, size = 'm' }: CallButtonProps) {
  const extra = size === 'l' ? `${styles.call} ${styles.l}` : styles.call;
  return (
    <a className={buttonClasses({ variant: 'danger', size: size === 's' ? 's' : 'm' }, extra)} href={`tel:${tel}`}>
      <Icon path={icons.phone} size={size === 'l' ? 20 : 18} />
      Call {number}
    </a>
  );
}
