import { chosenFile } from '@telehealth/contracts/chart';
import { useRef } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Button } from '../parts/button';
import { Field } from '../parts/field';
import inputStyles from '../parts/file-input.module.css';
import * as icons from '../parts/icons';
import { useObjectUrl } from '../parts/use-object-url';
import styles from './file-field.module.css';
import { type FormFieldProps, useFormField } from './use-form-field';

interface FileFieldProps<Values extends FieldValues> extends FormFieldProps {
  name: FieldPath<Values>;
  /** File types for the system's picker, as in HTML. The schema decides which types and sizes are valid. */
  accept?: string;
}

/** One file, with a preview of a picture before it is sent. */
export function FileField<Values extends FieldValues = FieldValues>(props: FileFieldProps<Values>) {
  const { name, label, hint, optional, required, accept, disabled } = props;
  const field = useFormField(name, { hint, optional, required });
  const { field: value } = useController({ name: name as string });
  const input = useRef<HTMLInputElement>(null);
  const file = value.value instanceof File ? value.value : undefined;
  const preview = useObjectUrl(file?.type.startsWith('image/') === true ? file : null);
  const latest = useRef<File>(undefined);
  // By its content and not by the type that the device reports.
  const choose = async (given: File | undefined) => {
    latest.current = given;
    const chosen = given && (await chosenFile(given));
    if (latest.current === given) value.onChange(chosen);
  };
  const clear = () => {
    latest.current = undefined;
    if (input.current) input.current.value = '';
    value.onChange(undefined);
    input.current?.focus();
  };
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
        <div className={styles.box}>
          {preview !== null && <img className={styles.preview} src={preview} alt="The file you chose" />}
          <input
            {...control}
            ref={input}
            className={`${inputStyles.file} ${styles.input}`}
            type="file"
            accept={accept}
            disabled={disabled}
            onBlur={value.onBlur}
            onChange={({ currentTarget: { files } }) => void choose(files?.[0])}
          />
          {file !== undefined && (
            <Button variant="quiet" size="s" icon={icons.close} onClick={clear}>
              Remove
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
