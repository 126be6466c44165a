import { says } from '@telehealth/contracts/schemas/says';
import { z } from 'zod';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** As on the notice of registration of SARS; blanks between the digits do not matter. */
export const vatSchema = z
  .object({
    vatNumber: z
      .string()
      .transform((text) => text.replaceAll(/\s/g, ''))
      .refine((text) => /^4\d{9}$/.test(text), says('vat.number')),
    fromDay: z.string().regex(DAY, says('vat.from')),
    lastDay: z.string().regex(/^$|^\d{4}-\d{2}-\d{2}$/, says('vat.last')),
  })
  .refine(({ fromDay, lastDay }) => lastDay === '' || lastDay >= fromDay, { path: ['lastDay'], ...says('vat.last') });
export type VatInput = z.input<typeof vatSchema>;
export type VatOutput = z.output<typeof vatSchema>;
