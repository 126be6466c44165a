import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '../parts/button';
import type { IconPath } from '../parts/icon';

interface SubmitButtonProps {
  children: ReactNode;
  busyLabel?: string;
  /** The owner is busy beyond the submission itself. */
  busy?: boolean;
  wide?: boolean;
  disabled?: boolean;
  variant?: 'primary' | 'danger' | 'line';
  icon?: IconPath;
}

/** Submits its form; busy during the submission. */
export function SubmitButton({ busy = false, ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return <Button {...rest} type="submit" busy={busy || isSubmitting} />;
}
