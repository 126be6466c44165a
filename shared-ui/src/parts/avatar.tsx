import styles from './avatar.module.css';
import { initialsOf, tintOf } from './initials';

interface AvatarProps {
  name: string;
  size?: 's' | 'm' | 'l';
  /** Address of a picture; initials until it is there, and where there is none. */
  src?: string;
}

/** None of them is darker than the ground: in dark that would be a hole. */
const TINTS = 3;

/** A person as initials on a tint that is always the same for the same name. Decoration: the name stands beside it. */
export function Avatar({ name, size = 'm', src }: AvatarProps) {
  const tint = styles[`tint${tintOf(name, TINTS)}`] ?? '';
  return (
    <span
      className={`${styles.avatar} ${styles[size] ?? ''} ${tint}`}
      aria-hidden="true"
      // Drawn by the style: as text they would be part of what a button with an avatar is called.
      data-initials={initialsOf(name)}
    >
      {src !== undefined && <img src={src} alt="" loading="lazy" decoding="async" />}
    </span>
  );
}
