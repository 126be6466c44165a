import { Brief } from '@telehealth/care/brief';
import type { CareVisit } from '@telehealth/care/care-visit';
import type { ChartCategory } from '@telehealth/contracts/chart';
import { Stack } from '@telehealth/ui/layout/stack';
import { useRef, useState } from 'react';
import { Chart } from '../chart/chart';

/** The brief with the patient's record below it. A source in the brief opens that part of the record. */
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
