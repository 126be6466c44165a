import { createContext, type MouseEvent, type ReactNode, use } from 'react';

/** How links in the list navigate; a stable function while the list is mounted. */
export const GoContext = createContext<(to: string) => void>((to) => location.assign(to));

interface CardLinkProps {
  /** Path and query of a page in this application. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * An internal link. The router's own Link rerenders at every URL change, and four of them on each of two hundred cards cost
 * as much as the search itself.
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
