/** One medicine as a pharmacist compares it with the paper; never the directions. */
export interface CheckedMedicine {
  medicine: string;
  form: string;
  strength: string;
  quantity: number;
  /** Empty below Schedule 6. */
  quantityWords: string;
  repeats: number;
}

/**
 * What the code of a prescription proves. Every code that is not of a prescription in force has the same answer: unknown,
 * mistyped, on hold, stopped and corrected ones cannot be told apart.
 */
export type CheckedPrescription =
  | { current: false }
  | {
      current: true;
      /** ISO day in South Africa. */
      issuedOn: string;
      prescriber: string;
      councilNumber: string;
      /** Of the patient; enough to compare, too little to know somebody by. */
      patientInitials: string;
      medicines: readonly CheckedMedicine[];
    };
