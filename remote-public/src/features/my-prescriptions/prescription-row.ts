/** Values that a test sets; the rest is a plain prescription by Naledi Mokoena. */
export interface RowSaid {
  id?: string;
  items?: readonly Record<string, unknown>[];
  renewal?: Record<string, unknown> | null;
  [column: string]: unknown;
}

export const AMLODIPINE = {
  id: 'i1',
  position: 1,
  medicine: 'Amlodipine',
  form: 'tablets',
  strength: '5 mg',
  quantity: 30,
  schedule: 3,
  quantity_words: '',
  directions: 'One every morning',
  repeats: 2,
  days_supply: 30,
  runs_out_on: '2026-12-02',
  ongoing: true,
};

export const REQUEST = {
  id: 'r1',
  state: 'requested',
  note: '',
  requested_at: '2026-11-25T16:10:00Z',
  seen_at: null,
  decided_at: null,
  decision: null,
  reason: '',
  ready_at: null,
  new_prescription_id: null,
  closed_at: null,
  escalated_at: null,
  due_at: '2026-11-27T16:10:00Z',
};

/** A row of `my_prescriptions` as the database returns it. */
export const prescriptionRow = (said: RowSaid = {}): Record<string, unknown> => ({
  id: 'p1',
  prescriber_id: 'naledi',
  prescriber_name: 'Naledi Mokoena',
  appointment_id: 'a1',
  renews_id: null,
  status: 'active',
  status_reason: '',
  code: 'K7Q2-M9XA-0B1C-PDR4-ST6V',
  runs_out_on: '2026-12-02',
  days_left: 5,
  created_at: '2026-09-03T12:55:00Z',
  issued_at: '2026-09-03T13:02:00Z',
  updated_at: '2026-09-03T13:02:00Z',
  allergy_check: { result: 'clear' },
  items: [AMLODIPINE],
  renewal: null,
  paper: {
    kind: 'prescription',
    source_id: 'p1',
    paper_id: 'f1',
    files: [{ way: 'pen', signed_at: '2026-09-03T13:30:00Z', document_id: 'd1', size: 9000 }],
    dispensed: [],
    sendings: [],
    last_to: null,
    names_illness: null,
    expires_on: null,
    dispensing: 'none',
  },
  particulars: {
    prescriberName: 'Naledi Mokoena',
    qualification: 'MBChB',
    councilNumber: 'MP0000001',
    practice: 'A clinic',
    patientName: 'Thandi Nkosi',
    patientAddress: '2 Road, Durban',
    patientBorn: '1990-05-01',
    patientIdKind: null,
    patientIdNumber: null,
  },
  ...said,
});
