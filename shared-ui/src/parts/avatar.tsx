import styles from './avatar.module.css';
import { initialsOf, tintOf } from './initials';

interface AvatarProps {
  name: string;
  size?: 's' | 'm' | 'l';
  /** URL of a picture; initials while it loads, and where there is none. */
  src?: string;
}

/** Each tint is at least as light as the background, because a darker circle would look like a hole in the dark theme. */
const TINTS = 3;

/** A person's initials on a tint derived from the name. Decorative: the name stands beside it. */
export function Avatar({ name, size = 'm', src }: AvatarProps) {
  const tint = styles[`tint${tintOf(name, TINTS)}`] ?? '';
  return (
    <span
      className={`${styles.avatar} ${styles[size] ?? ''} ${tint}`}
      aria-hidden="true"
      // Rendered by CSS: as text they would be part of the accessible name of a button around it.
      data-initials={initialsOf(name)}
    >
      {src !== undefined && <img src={src} alt="" loading="lazy" decoding="async" />}
    </span>
  );
}
