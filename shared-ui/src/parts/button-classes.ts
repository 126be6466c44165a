import styles from './button.module.css';

/** `primary` once per screen; `paper` is the primary one on a dark pattern. */
export type ButtonVariant = 'primary' | 'line' | 'quiet' | 'danger' | 'paper';
export interface ButtonStyle {
  variant?: ButtonVariant;
  size?: 'm' | 's';
  wide?: boolean;
}

export function buttonClasses({ variant = 'primary', size = 'm', wide = false }: ButtonStyle, extra?: string): string {
  return [styles.button, styles[variant], size === 's' && styles.s, wide && styles.wide, extra]
    .filter(Boolean)
    .join(' ');
}
