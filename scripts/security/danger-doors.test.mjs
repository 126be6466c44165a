import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (file) => readFileSync(ROOT + file, 'utf8');

/** Every place that takes text, answers or numbers about a person's condition: its file, and what checks it. */
const DOORS = [
  ['remote-public/src/features/appointment-request/request-form.tsx', '<RedFlagWatch text={reason}'],
  ['remote-public/src/features/specialist-search/need/need-box.tsx', '<RedFlagWatch text={need}'],
  ['remote-public/src/features/booking/booking-steps.tsx', '<RedFlagWatch text={reason}'],
  ['remote-visit/src/visit/words-form.tsx', '<RedFlagWatch text={'],
  ['remote-public/src/features/assistant/use-conversation.ts', 'scanForRedFlags(text)'],
  ['remote-visit/src/care/thread/danger-sign.ts', 'scanForRedFlags(words)'],
  ['remote-visit/src/features/waiting-room/patient/judge-danger.ts', 'flagsOf(judged)'],
  ['remote-patient/src/features/device/given-value-card.tsx', 'judgeReading(given, person, signs)'],
  ['shared-care/src/safety/check-of-reading.ts', 'judgeReading(reading, person)'],
  ['shared-care/src/brief/brief.tsx', 'useDangerIn('],
  ['remote-public/src/features/symptom-checker/flow/judge.ts', 'judgeTold(toldIn(state)'],
];

it.each(DOORS)('%s reads by the one engine', (file, reads) => expect(read(file)).toContain(reads));

/** Parts of those places, which may also call the engine. */
const PARTS = [
  'remote-patient/src/features/device/bluetooth/bluetooth-card.tsx',
  'remote-patient/src/features/device/most-urgent.ts',
  'remote-patient/src/features/device/reading-desk.tsx',
  'remote-public/src/features/specialist-search/need/errand-ways.ts',
  'remote-public/src/features/symptom-checker/flow/check-reducer.ts',
  'remote-public/src/features/symptom-checker/flow/check-storage.ts',
  'remote-public/src/features/symptom-checker/steps/fact-search.tsx',
  'shared-care/src/safety/red-flag-watch.tsx',
  'shared-care/src/safety/scan-reason.ts',
  'shared-care/src/safety/use-danger-in.ts',
];
const ASKS = /\b(?:scanForRedFlags|readTold|judgeTold|questionFor|findSigns|judgeReading)\(/;

it('no other file of the product reads how somebody is', () => {
  const known = [...DOORS.map(([file]) => file), ...PARTS];
  const files = ['remote-public', 'remote-visit', 'remote-patient', 'remote-specialist', 'shared-care', 'host'].flatMap(
    (section) =>
      readdirSync(`${ROOT}${section}/src`, { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<!\.test|\.vignettes)\.tsx?$/.test(file))
        .map((file) => `${section}/src/${file}`),
  );
  const asking = files.filter((file) => ASKS.test(read(file)));
  expect(asking.filter((file) => !known.includes(file))).toEqual([]);
});
