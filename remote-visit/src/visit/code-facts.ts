import type { VisitCodes } from '@telehealth/data/payments/payment.schema';

/** The codes of a visit as facts of a paper; none where they were not asked for. */
export const codeFacts = (codes: VisitCodes | null): { term: string; detail: string }[] =>
  codes === null
    ? []
    : [
        ...(codes.icd10.length === 0 ? [] : [{ term: 'ICD-10', detail: codes.icd10.join(', ') }]),
        ...(codes.tariffs.length === 0 ? [] : [{ term: 'Tariff codes', detail: codes.tariffs.join(', ') }]),
      ];
