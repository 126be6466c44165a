import type { ChartCategory } from '@telehealth/contracts';
import { Stack } from '@telehealth/ui/layout/stack';
import { useRef, useState } from 'react';
import type { CareVisit } from '../care-visit';
import { Chart } from '../chart/chart';
import { Brief } from './brief';

/** The brief with the record below it: a source in the brief leads to the part that says more. */
export function BriefAndChart({ visit }: { visit: CareVisit }) {
  const [asked, setAsked] = useState<readonly ChartCategory[]>([]);
  const below = useRef<HTMLElement>(null);
  const lead = (category: ChartCategory) => {
    setAsked((before) => (before.includes(category) ? before : [...before, category]));
    below.current?.focus();
  };
  return (
    <Stack gap={4}>
      <Brief visit={visit} onSource={lead} />
      <section ref={below} tabIndex={-1} aria-label="Record">
        <Chart visit={visit} asked={asked} />
      </section>
    </Stack>
  );
}
