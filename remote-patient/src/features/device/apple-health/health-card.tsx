import { errorText, message } from '@telehealth/contracts/messages';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import type { ReadingType } from '@telehealth/data/readings/reading.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { useRef } from 'react';
import type { NewReading } from '../../../data/readings/reading.mutations';
import { ChooseKinds } from './choose-kinds';
import { LeftReadingsList } from './left-readings-list';
import { type ImportState, useHealthImport } from './use-health-import';

interface HealthCardProps {
  types: readonly ReadingType[];
  /** `yyyy-mm-dd`, or empty while unknown. */
  birthDate: string;
  /** New readings that were taken at rest. */
  onAdded: (added: readonly NewReading[]) => void;
}

/** Imports an Apple Health export: read inside this browser, chosen by kind, and only then sent. */
export function HealthCard({ types, birthDate, onAdded }: HealthCardProps) {
  const { state, progress, error, isSaving, read, save, stop, again } = useHealthImport(types, birthDate, onAdded);
  return (
    <Card title="Apple Health export" actions={<Badge>A file, not a link</Badge>}>
      <Stack>
        <p>On the iPhone: Health, your picture, Export All Health Data. Then choose the file here.</p>
        {state.is === 'choosing' ? (
          <ChooseKinds
            found={state.found}
            progress={progress}
            isSaving={isSaving}
            problem={error === null ? null : errorText(error)}
            onSave={(choices) => void save(state.found, choices)}
            onStop={stop}
            onLeave={again}
          />
        ) : (
          <>
            <p className="small soft">It is read inside this browser. Nothing leaves it but the readings you tick.</p>
            <Outcome state={state} />
            {state.is === 'reading' ? (
              <Reading share={state.share} onStop={stop} />
            ) : (
              <FileButton onFile={(file) => void read(file)} />
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}

function FileButton({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Apple Health export"
        accept=".zip,.xml,application/zip,text/xml"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Allows choosing the same file again.
          event.currentTarget.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
      <Button variant="line" wide icon={icons.download} onClick={() => input.current?.click()}>
        Choose the file
      </Button>
    </div>
  );
}

function Reading({ share, onStop }: { share: number; onStop: () => void }) {
  const percent = Math.floor(share * 100);
  return (
    <Stack>
      <label>
        Reading the file: {percent} %
        <progress max={100} value={percent} style={{ width: '100%' }} />
      </label>
      <Button variant="line" wide onClick={onStop}>
        Stop
      </Button>
    </Stack>
  );
}

function Outcome({ state }: { state: ImportState }) {
  const { your } = useSubjectWords();
  if (state.is === 'failed' && state.problem !== 'stopped') {
    return (
      <Notice tone="warning" live>
        {message(`healthExport.${state.problem}`)}
      </Notice>
    );
  }
  if (state.is !== 'done') return null;
  const { kept, known, left, isStopped } = state;
  const added = kept === 1 ? '1 reading was added' : `${kept} readings were added`;
  return (
    <Notice tone={isStopped || left.length > 0 ? 'warning' : 'success'} live title={added}>
      {isStopped && 'You stopped it; what was added stays. Choose the file again to continue. '}
      {known > 0 && `${known} ${known === 1 ? 'was' : 'were'} in ${your} record already. `}
      {kept > 0 && `They are with ${your} readings below.`}
      <LeftReadingsList left={left} />
    </Notice>
  );
}
