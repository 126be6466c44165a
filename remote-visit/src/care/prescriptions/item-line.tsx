import { CheckLines } from '@telehealth/care/prescriptions/check-lines';
import type { DraftItem } from '@telehealth/data/prescribing/own-prescription.schema';
import type { CheckLine } from '@telehealth/data/prescribing/script-checks.schema';
import { Button } from '@telehealth/ui/parts/button';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { useEffect, useRef, useState } from 'react';
import { ChosenFields } from './chosen-fields';
import { canBeThreeMonths, doseText, type ItemProblems, timesText, withChange } from './draft-item';
import styles from './item-line.module.css';

interface ItemLineProps {
  item: DraftItem;
  number: number;
  problems: ItemProblems;
  /** Asked to go on while something is missing. */
  isRefused: boolean;
  lines: readonly CheckLine[];
  onChange: (item: DraftItem) => void;
  onRemove: () => void;
}

/** A medicine of the catalogue as a sentence whose words can be pressed, with its checks beneath. */
export function ItemLine({ item, number, problems, isRefused, lines, onChange, onRemove }: ItemLineProps) {
  const isMissing = Object.keys(problems).length > 0;
  const [isOpen, setOpen] = useState(isMissing);
  const [wanted, setWanted] = useState<string | null>(isMissing ? 'doseAmount' : null);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted !== null && isOpen) fields.current?.querySelector<HTMLElement>(`[data-part="${wanted}"] input`)?.focus();
  }, [wanted, isOpen]);
  const set = (change: Partial<DraftItem>) => onChange(withChange(item, change));
  const name = [item.medicine, item.strength, item.form].filter((part) => part !== '').join(' ');
  const word = (part: string, text: string, missing: string) => (
    <button
      type="button"
      className={text === '' ? styles.missing : styles.word}
      onClick={() => {
        setOpen(true);
        setWanted(part);
      }}
    >
      {text === '' ? missing : text}
    </button>
  );
  return (
    <section className={styles.line} aria-label={`Medicine ${number}: ${name}`}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <span className={styles.schedule}>{item.schedule === '' ? 'Schedule ?' : `S${item.schedule}`}</span>
        <button type="button" className={styles.off} aria-label={`Take off ${name}`} onClick={onRemove}>
          <Icon path={icons.close} size={18} />
        </button>
      </div>
      <div className={styles.say}>
        {word('doseAmount', doseText(item), 'How much?')}
        {word('timesADay', timesText(item), 'How often?')}
        {word('quantity', quantityText(item), 'How many, how long?')}
        {word('repeats', repeatsText(item), '')}
        {canBeThreeMonths(item) && (
          <button type="button" className={styles.word} onClick={() => set({ repeats: '2' })}>
            Same for three months
          </button>
        )}
      </div>
      {(isOpen || (isRefused && isMissing)) && (
        <div ref={fields}>
          <ChosenFields item={item} problems={isRefused ? problems : {}} set={set} />
          {!isMissing && (
            <Button variant="line" size="s" onClick={() => setOpen(false)}>
              Done
            </Button>
          )}
        </div>
      )}
      <CheckLines lines={lines} />
    </section>
  );
}

const repeatsText = ({ repeats }: DraftItem) =>
  repeats === '1' ? '1 repeat' : `${repeats === '' || repeats === '0' ? 'No' : repeats} repeats`;

function quantityText({ quantity, daysSupply }: DraftItem): string {
  if (quantity === '' || daysSupply === '') return '';
  return `${quantity}, for ${daysSupply} ${daysSupply === '1' ? 'day' : 'days'}`;
}
