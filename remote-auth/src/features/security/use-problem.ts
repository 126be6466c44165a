import { type AppError, errorText, type MessageId } from '@telehealth/contracts';
import { useState } from 'react';

interface FieldForm<Name extends string> {
  setError(name: Name, error: { message: string }): void;
}

/**
 * Where a refusal is said: under the field it is about, else at the foot of the form. Nothing typed is lost, and the form
 * moves the focus to a field that is marked.
 * @param places the field each message is about
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
