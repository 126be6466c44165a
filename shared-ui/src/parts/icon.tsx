import type * as icons from './icons';

/** The path of one of the drawings in `icons`. */
export type IconPath = (typeof icons)[keyof typeof icons];

interface IconProps {
  path: IconPath;
  /** Edge in CSS pixels at the default text size; scales with the text. */
  size?: number;
  /** Accessible name; without it the icon is decorative. */
  label?: string;
  className?: string;
}

export function Icon({ path, size = 20, label, className }: IconProps) {
  const edge = `${size / 16}rem`;
  return (
    <svg
      role={label === undefined ? undefined : 'img'}
      aria-hidden={label === undefined || undefined}
      aria-label={label}
      className={className}
      width={edge}
      height={edge}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
    >
      <path d={path} />
    </svg>
  );
}
