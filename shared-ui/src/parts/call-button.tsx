import { type ButtonStyle, buttonClasses } from './button-classes';
import styles from './call-button.module.css';
import { Icon } from './icon';

interface CallButtonProps {
  /** What is dialled, e.g. `112`. */
  tel: string;
  /** The same as people read it; `tel` where it is left out. */
  number?: string;
  /** `l` where calling is all there is to do. */
  size?: ButtonStyle['size'] | 'l';
}

/** The red button that rings somebody in danger: a link, so that a telephone dials it and a computer says what it can. */
export function CallButton({ tel, number = tel, size = 'm' }: CallButtonProps) {
  const extra = size === 'l' ? `${styles.call} ${styles.l}` : styles.call;
  return (
    <a className={buttonClasses({ variant: 'danger', size: size === 's' ? 's' : 'm' }, extra)} href={`tel:${tel}`}>
      <Icon name="phone" size={size === 'l' ? 20 : 18} />
      Call {number}
    </a>
  );
}
