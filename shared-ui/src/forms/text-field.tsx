import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react';
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import { Field } from '../parts/field';
import { TextInput } from '../parts/inputs';
import { type FormFieldProps, useFormField } from './use-form-field';

type NativeProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'placeholder' | 'maxLength' | 'autoCapitalize' | 'spellCheck' | 'readOnly'
>;
interface TextFieldProps<Values extends FieldValues> extends FormFieldProps, NativeProps {
  name: FieldPath<Values>;
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url' | 'search'>;
  /** Suggestions while typing; other values stay valid. */
  suggestions?: readonly string[];
  prefix?: string;
  suffix?: string;
  onLeave?: (typed: string) => void;
}

export function TextField<Values extends FieldValues = FieldValues>(props: TextFieldProps<Values>) {
  const { name, label, hint, optional, required, type = 'text', suggestions, onLeave, ...native } = props;
  const field = useFormField(name, { hint, optional, required });
  const { register } = useFormContext();
  const whenLeft = onLeave && { onBlur: ({ target }: { target: { value: string } }) => onLeave(target.value) };
  const listId = suggestions === undefined ? undefined : `${field.control.id}-list`;
  return (
    <Field
      label={label}
      hint={hint}
      error={field.error}
      required={field.required}
      optional={optional}
      id={field.control.id}
    >
      {(control) => (
        <>
          <TextInput {...native} {...control} type={type} list={listId} {...register(name, whenLeft)} />
          {listId !== undefined && <Suggestions id={listId} texts={suggestions ?? []} />}
        </>
      )}
    </Field>
  );
}

export function Suggestions({ id, texts }: { id: string; texts: readonly string[] }) {
  return (
    <datalist id={id}>
      {texts.map((text) => (
        <option key={text} value={text} />
      ))}
    </datalist>
  );
}
