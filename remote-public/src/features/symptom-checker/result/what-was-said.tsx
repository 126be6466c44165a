import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { SymptomCheckFacts } from '@telehealth/ui/parts/symptom-check-facts';
import type { CheckState } from '../flow/check-state';
import { toRecord } from '../flow/to-record';

export function WhatWasSaid({ state }: { state: CheckState }) {
  return (
    <Disclosure summary="What you said">
      <SymptomCheckFacts check={toRecord(state)} />
    </Disclosure>
  );
}
