import { Link } from '@telehealth/contracts/router';
import type { ComponentProps } from 'react';
import { type ButtonStyle, buttonClasses } from './button-classes';
import { Icon, type IconPath } from './icon';

interface LinkButtonProps extends ButtonStyle, ComponentProps<typeof Link> {
  icon?: IconPath;
}

/** A link that looks like a button. It navigates, so it stays a link for keyboard, context menu and screen reader. */
export function LinkButton({ variant, size, wide, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClasses({ variant, size, wide }, className)}>
      {icon && <Icon path={icon} size={18} />}
      {children}
    </Link>
  );
}
