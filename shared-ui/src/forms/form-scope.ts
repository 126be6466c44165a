import { createContext, useContext, useEffect } from 'react';

export interface FormScope {
  /** Prefix of all control ids, so that two forms on a page never clash. */
  formId: string;
  /**
   * Registers work before validation, e.g. adding an entry that was typed but not added. Returns a function that unregisters
   * it.
   */
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
