import type { ReactNode } from 'react';
import { Button } from '../parts/button';
import { Notice } from './notice';

interface RetryNoticeProps {
  title: string;
  onRetry: () => void;
  busy?: boolean;
  children: ReactNode;
}

/** Says that optional data did not load, what is not lost, and offers a retry. */
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
