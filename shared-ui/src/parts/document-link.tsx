import type { ComponentProps } from 'react';
import { type ButtonStyle, buttonClasses } from './button-classes';
import { Icon, type IconPath } from './icon';

interface DocumentLinkProps extends ButtonStyle, ComponentProps<'a'> {
  href: string;
  icon?: IconPath;
}

/** A link that looks like a button and loads another document: the pages of another person are never in this one. */
export function DocumentLink({ variant, size, wide, icon, className, children, ...rest }: DocumentLinkProps) {
  return (
    <a {...rest} className={buttonClasses({ variant, size, wide }, className)}>
      {icon && <Icon path={icon} size={18} />}
      {children}
    </a>
  );
}
