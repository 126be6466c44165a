import { get, useFormContext, useFormState } from 'react-hook-form';
import { type FieldControl, fieldControl } from '../parts/field';
import { fieldErrorText, firstIssue } from './error-texts';
import { useFormScope } from './form-scope';

/** What every field of a form takes. */
export interface FormFieldProps {
  label: string;
  hint?: string;
  /** Writes "Optional" beside the label. */
  optional?: boolean;
  /** Fields are required unless optional; false writes nothing. */
  required?: boolean;
  disabled?: boolean;
}

export interface FormField {
  control: FieldControl;
  error: string | undefined;
  required: boolean;
}

/** The id a control has in its form. */
export function controlId(formId: string, name: string): string {
  return `${formId}-${name.replaceAll('.', '-')}`;
}

/** Joins a field to its form: id, problem and description. */
export function useFormField(name: string, props: Omit<FormFieldProps, 'label'>): FormField {
  const { formId } = useFormScope();
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const issue = firstIssue(get(errors, name));
  const error = issue === undefined ? undefined : fieldErrorText(issue);
  const required = props.required ?? props.optional !== true;
  return {
    control: fieldControl({ id: controlId(formId, name), hint: props.hint, error, required }),
    error,
    required,
  };
}
