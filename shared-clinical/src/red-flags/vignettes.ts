/** Short texts as people write them: those a rule must see, and those it must not. Made up; not patient data. */
export interface Vignettes {
  seen: readonly string[];
  unseen: readonly string[];
}
