import { Paper, PaperPart } from '@telehealth/ui/paper/paper';
import type { DataList } from '@telehealth/ui/parts/data-list';
import type { ComponentProps, ReactNode } from 'react';

type Facts = ComponentProps<typeof DataList>['items'];

export interface ScriptMedicine {
  /** Medicine, form and strength. */
  name: string;
  directions: string;
  /** Quantity and repeats. */
  amount: string;
}

interface ScriptPaperProps {
  prescriber: Facts;
  patient: Facts;
  medicines: readonly ScriptMedicine[];
  /** In groups of four. */
  code: string;
  /** QR code of the page that verifies the code. */
  picture?: ReactNode;
}

/** A script with the particulars of regulation 33 of the Medicines Act, to print, sign and take to a pharmacy. */
export function ScriptPaper({ prescriber, patient, medicines, code, picture }: ScriptPaperProps) {
  return (
    <Paper
      title="Record of a prescription"
      label="A script"
      people={[prescriber, patient]}
      signature="Signature of the prescriber"
      code={code}
      picture={picture}
    >
      {medicines.map(({ name, directions, amount }) => (
        <PaperPart key={name}>
          <p>
            <strong>{name}</strong>
          </p>
          <p>{directions}</p>
          <p>{amount}</p>
        </PaperPart>
      ))}
    </Paper>
  );
}

/** The quantity of a medicine, e.g. `Quantity 60, 2 repeats`; for Schedule 6 also in words. */
export function amountOf(item: { quantity: number; quantityWords: string; repeats: number }): string {
  const { quantity, quantityWords, repeats } = item;
  const words = quantityWords === '' ? '' : ` (${quantityWords})`;
  const again = repeats === 0 ? 'no repeats' : repeats === 1 ? '1 repeat' : `${repeats} repeats`;
  return `Quantity ${quantity}${words}, ${again}`;
}
