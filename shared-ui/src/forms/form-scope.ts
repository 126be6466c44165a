import { createContext, useContext, useEffect } from 'react';

/** What the fields of one form share beside their values. */
export interface FormScope {
  /** Beginning of every control's id, so that two forms on a page never clash. */
  formId: string;
  /** Work to do before the values are read, e.g. taking over an entry that was typed but not added. Returns how to stop. */
  beforeSubmit: (work: () => void) => () => void;
}

export const FormScopeContext = createContext<FormScope | null>(null);

export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (scope === null) throw new Error('A form field was drawn outside of Form.');
  return scope;
}

export function useBeforeSubmit(work: () => void): void {
  const { beforeSubmit } = useFormScope();
  useEffect(() => beforeSubmit(work), [beforeSubmit, work]);
}
