import { formatDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import styles from '../device.module.css';
import { type Choice, MOST_OF_A_KIND, unreadOf } from './choose-readings';
import type { HealthExport } from './export-reader';
import { LeftReadingsList } from './left-readings-list';
import { useChoices } from './use-health-import';

interface ChooseKindsProps {
  found: HealthExport;
  progress: { kept: number; all: number } | null;
  isSaving: boolean;
  problem: string | null;
  onSave: (choices: readonly Choice[]) => void;
  onStop: () => void;
  onLeave: () => void;
}

const PERIODS = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
  { value: 'all', label: 'All' },
] as const;
const DAYS = { '30': 30, '90': 90, '365': 365, all: null } as const;

/** The file's content by kind, with counts and days. Nothing has left the browser yet. */
export function ChooseKinds({ found, progress, isSaving, problem, onSave, onStop, onLeave }: ChooseKindsProps) {
  const { period, setPeriod, choices, isChosen, choose } = useChoices(found);
  const chosen = choices.filter(isChosen);
  const count = chosen.reduce((sum, { places }) => sum + places.length, 0);
  if (choices.length === 0) {
    return (
      <Notice
        tone="info"
        live
        action={
          <Button variant="line" size="s" onClick={onLeave}>
            Choose another file
          </Button>
        }
      >
        The file has none of the readings that we can keep.
        <LeftReadingsList left={unreadOf(found)} />
      </Notice>
    );
  }
  return (
    <Stack>
      <ChipGroup
        type="radio"
        legend="How far back"
        options={PERIODS}
        value={PERIODS.find(({ value }) => DAYS[value] === period)?.value ?? 'all'}
        onChange={(value) => setPeriod(DAYS[value])}
      />
      <ul className={styles.plain} aria-label="In the file, not sent yet">
        {choices.map((choice) => (
          <KindRow key={choice.kind.id} choice={choice} isChosen={isChosen(choice)} onChoose={choose} />
        ))}
      </ul>
      <LeftReadingsList left={unreadOf(found)} />
      {problem !== null && (
        <Notice tone="danger" live>
          {problem} What was added before stays; nothing is added twice.
        </Notice>
      )}
      {progress !== null && (
        <label>
          Adding: {progress.kept} of {progress.all}
          <progress max={Math.max(1, progress.all)} value={progress.kept} style={{ width: '100%' }} />
        </label>
      )}
      <Cluster>
        <Button busy={isSaving} busyLabel="Adding" aria-disabled={count === 0} onClick={() => onSave(chosen)}>
          {count === 1 ? 'Add 1 reading' : `Add ${count} readings`}
        </Button>
        <Button variant="line" onClick={isSaving ? onStop : onLeave}>
          {isSaving ? 'Stop' : 'Add nothing'}
        </Button>
      </Cluster>
    </Stack>
  );
}

interface KindRowProps {
  choice: Choice;
  isChosen: boolean;
  onChoose: (id: string, isOn: boolean) => void;
}

function KindRow({ choice: { kind, count, from, to, places, left }, isChosen, onChoose }: KindRowProps) {
  const day = (at: Date) => formatDate(at, viewerTimeZone());
  return (
    <li>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={places.length === 0}
          onChange={(event) => onChoose(kind.id, event.currentTarget.checked)}
        />
        <span>
          <b>{kind.label}</b>: {places.length}
          <span className="small soft">
            {' '}
            of {count}, {day(from)} to {day(to)}
            {left > 0 && `. The newest ${MOST_OF_A_KIND} are taken.`}
          </span>
        </span>
      </label>
    </li>
  );
}
