import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '../parts/button';
import type { IconName } from '../parts/icon';

interface SubmitButtonProps {
  children: ReactNode;
  busyLabel?: string;
  /** Work of the owner beyond the submit itself. */
  busy?: boolean;
  wide?: boolean;
  disabled?: boolean;
  variant?: 'primary' | 'danger' | 'line';
  icon?: IconName;
}

/** Sends its form; busy while that is under way. */
export function SubmitButton({ busy = false, ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return <Button {...rest} type="submit" busy={busy || isSubmitting} />;
}
