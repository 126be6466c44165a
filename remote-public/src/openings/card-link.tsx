import { createContext, type MouseEvent, type ReactNode, use } from 'react';

/** How the links of the list go to their page; the same function for as long as the list is drawn. */
export const GoContext = createContext<(to: string) => void>((to) => location.assign(to));

interface CardLinkProps {
  /** Path and search of a page of the product. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A link to a page of the product. The router's own is drawn anew whenever the address changes; with four of them on each
 * of two hundred cards that costs as much as the search a changed wish sends.
 */
export function CardLink({ to, className, children }: CardLinkProps) {
  const go = use(GoContext);
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} className={className} onClick={follow}>
      {children}
    </a>
  );
}
