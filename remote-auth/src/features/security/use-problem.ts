import type { AppError } from '@telehealth/contracts/errors';
import { errorText, type MessageId } from '@telehealth/contracts/messages';
import { useState } from 'react';

interface FieldForm<Name extends string> {
  setError(name: Name, error: { message: string }): void;
}

/**
 * Shows a refusal under its field, else at the end of the form. Nothing typed is lost, and the form focuses a marked field.
 * @param places the field of each message
 */
export function useProblem<Name extends string>(form: FieldForm<Name>, places: Partial<Record<MessageId, Name>>) {
  const [problem, setProblem] = useState<string | null>(null);
  const show = (error: AppError) => {
    const field = places[error.id];
    if (field === undefined) setProblem(errorText(error));
    else form.setError(field, { message: error.id });
  };
  return { problem, show, clear: () => setProblem(null) };
}
