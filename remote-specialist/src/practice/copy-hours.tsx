import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { useEffect, useId, useState } from 'react';
import styles from './practice.module.css';
import { DAY_NAMES } from './week-words';

interface CopyHoursProps {
  /** 1 is Monday. */
  weekday: number;
  onCopy: (to: number[]) => void;
  onClose: () => void;
}

/** Monday to Friday. */
const WORKING_DAYS = 5;
const NONE = 'Choose at least one day';

/** Chooses the days that get the hours of this one; the other working days are proposed. */
export function CopyHours({ weekday, onCopy, onClose }: CopyHoursProps) {
  const id = useId();
  const others = DAY_NAMES.map((label, at) => ({ value: String(at + 1), label })).filter(
    ({ value }) => Number(value) !== weekday,
  );
  const [chosen, setChosen] = useState(() =>
    others.map(({ value }) => value).filter((value) => Number(value) <= WORKING_DAYS),
  );
  const [problem, setProblem] = useState<string>();
  // The press that opened it has done its work; the choice is next.
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const copy = () => {
    if (chosen.length > 0) return onCopy(chosen.map(Number));
    setProblem(NONE);
    document.getElementById(id)?.focus();
  };
  return (
    <div className={styles.copy}>
      <ChipGroup
        type="checkbox"
        id={id}
        legend={`Copy the hours of ${DAY_NAMES[weekday - 1]} to`}
        hint="They replace the hours of these days. Nothing counts before you save."
        options={others}
        value={chosen}
        {...(problem !== undefined && { error: problem })}
        onChange={(next) => {
          setProblem(undefined);
          setChosen(next);
        }}
      />
      <Cluster>
        <Button size="s" onClick={copy}>
          Copy
        </Button>
        <Button size="s" variant="line" onClick={onClose}>
          Do not copy
        </Button>
      </Cluster>
    </div>
  );
}
