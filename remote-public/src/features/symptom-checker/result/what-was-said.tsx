import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { SymptomCheckFacts } from '@telehealth/ui/parts/symptom-check-facts';
import type { CheckState } from '../flow/check-state';
import { toRecord } from '../flow/to-record';

/** What the result rests on, as it would be kept or sent. */
export function WhatWasSaid({ state }: { state: CheckState }) {
  return (
    <Disclosure summary="What you said">
      <SymptomCheckFacts check={toRecord(state)} />
    </Disclosure>
  );
}
