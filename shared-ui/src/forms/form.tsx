import { type FormEvent, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { type FieldValues, FormProvider, useFormState } from 'react-hook-form';
import { Notice } from '../feedback/notice';
import { ErrorSummary } from './error-summary';
import styles from './form.module.css';
import { type FormScope, FormScopeContext } from './form-scope';
import type { ZodForm } from './use-zod-form';

interface FormProps<Input extends FieldValues, Output> {
  form: ZodForm<Input, Output>;
  /** Receives the validated values. The form is busy until it settles; show a failure by `problem`. */
  onSubmit: (values: Output) => void | Promise<void>;
  label?: string;
  labelledBy?: string;
  /** Why the last submission failed, announced at once. The input stays. */
  problem?: ReactNode;
  /** Shows an error summary at the top, for long forms. */
  summary?: boolean;
  /** The form replaced another one after a user action, so its first field takes the focus. */
  focusFirst?: boolean;
  className?: string;
  children: ReactNode;
}

/** A form validated by its schema; the browser's own validation is off. */
export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>) {
  const {
    form,
    onSubmit,
    label,
    labelledBy,
    problem,
    summary = false,
    focusFirst = false,
    className,
    children,
  } = props;
  const element = useRef<HTMLFormElement>(null);
  const { scope, prepare } = useScope();
  useFocusFirstProblem(form, element);
  useEffect(() => {
    if (focusFirst)
      element.current?.querySelector<HTMLElement>('input:not([tabindex="-1"]), select, textarea')?.focus();
  }, [focusFirst]);

  const submit = (event: FormEvent) => {
    prepare();
    void form.handleSubmit(onSubmit)(event);
  };
  return (
    <FormProvider {...form}>
      <FormScopeContext value={scope}>
        <form
          ref={element}
          className={[styles.form, className].filter(Boolean).join(' ')}
          aria-label={label}
          aria-labelledby={labelledBy}
          noValidate
          onSubmit={submit}
        >
          {summary && <ErrorSummary />}
          {children}
          {problem !== undefined && problem !== null && (
            <Notice tone="danger" live>
              {problem}
            </Notice>
          )}
        </form>
      </FormScopeContext>
    </FormProvider>
  );
}

function useScope() {
  const formId = useId();
  const works = useRef(new Set<() => void>());
  const scope = useMemo<FormScope>(
    () => ({
      formId,
      beforeSubmit: (work) => {
        works.current.add(work);
        return () => works.current.delete(work);
      },
    }),
    [formId],
  );
  const prepare = () => {
    for (const work of works.current) work();
  };
  return { scope, prepare };
}

function useFocusFirstProblem<Input extends FieldValues, Output>(
  form: ZodForm<Input, Output>,
  element: { readonly current: HTMLFormElement | null },
) {
  const { submitCount } = useFormState({ control: form.control });
  useEffect(() => {
    if (submitCount === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [submitCount, element]);
}
