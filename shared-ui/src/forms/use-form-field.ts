import { get, useFormContext, useFormState } from 'react-hook-form';
import { type FieldControl, fieldControl } from '../parts/field';
import { fieldErrorText, firstIssue } from './error-texts';
import { useFormScope } from './form-scope';

export interface FormFieldProps {
  label: string;
  hint?: string;
  optional?: boolean;
  /** Fields are required unless optional; false shows neither mark. */
  required?: boolean;
  disabled?: boolean;
}

export interface FormField {
  control: FieldControl;
  error: string | undefined;
  required: boolean;
}

export function controlId(formId: string, name: string): string {
  return `${formId}-${name.replaceAll('.', '-')}`;
}

/** Connects a field to its form: id, error and description. */
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
