import type { ReactNode } from 'react';
import { Button } from '../parts/button';
import { Notice } from './notice';

interface RetryNoticeProps {
  title: string;
  onRetry: () => void;
  busy?: boolean;
  children: ReactNode;
}

/** Something beside the page's own content did not come: what that is, what is safe, and a way to ask again. */
export function RetryNotice({ title, onRetry, busy = false, children }: RetryNoticeProps) {
  const again = (
    <Button variant="line" size="s" onClick={onRetry} busy={busy}>
      Try again
    </Button>
  );
  return (
    <Notice tone="warning" title={title} live action={again}>
      {children}
    </Notice>
  );
}
