import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';

interface ZodFormOptions<Input extends FieldValues, Output> {
  /** Its issue messages are message ids. */
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
}

export type ZodForm<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output>;

/**
 * A form validated by a schema: silent until the first submission, then validated on each change. `Form` focuses the first
 * error in page order; the library would use the order of registration.
 */
export function useZodForm<Input extends FieldValues, Output>(options: ZodFormOptions<Input, Output>) {
  const form: ZodForm<Input, Output> = useForm<Input, unknown, Output>({
    resolver: zodResolver(options.schema),
    defaultValues: options.defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  return form;
}
