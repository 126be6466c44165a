import { ICON_PATHS, type IconName } from './icon-paths';

interface IconProps {
  name: IconName;
  /** Edge in CSS pixels at the usual size of text; it grows with the text. */
  size?: number;
  /** Read out; without it the picture is decoration beside a text. */
  label?: string;
  className?: string;
}

export type { IconName };

/** A line icon in the colour of the text around it. */
export function Icon({ name, size = 20, label, className }: IconProps) {
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
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
