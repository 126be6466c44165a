import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Spinner } from '../feedback/spinner';
import { type ButtonStyle, buttonClasses } from './button-classes';
import { Icon, type IconPath } from './icon';

export interface ButtonProps extends ButtonStyle, ComponentPropsWithRef<'button'> {
  /** Work is running: shows and announces it, keeps the focus and ignores presses. */
  busy?: boolean;
  /** Text while busy, e.g. "Saving"; the label otherwise. */
  busyLabel?: string;
  icon?: IconPath;
}

/**
 * A native button. A busy one, or one with `aria-disabled`, stays focusable, because a disabled button loses keyboard focus.
 */
export function Button(props: ButtonProps) {
  const { variant, size, wide, busy = false, busyLabel, icon, className, children, onClick, type, ...rest } = props;
  const isOff = busy || rest['aria-disabled'] === true;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOff) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClasses({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={isOff || undefined}
      onClick={press}
    >
      {busy ? <Spinner size="s" label="" /> : icon && <Icon path={icon} size={18} />}
      {busy && busyLabel !== undefined ? busyLabel : children}
    </button>
  );
}
