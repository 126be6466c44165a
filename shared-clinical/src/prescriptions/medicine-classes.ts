import { MEDICINE_CLASS_LINES } from './medicine-classes.data';

/** A class of medicines. All entries are plain lower-case words, as `plainWords` gives them. */
export interface MedicineClass {
  id: string;
  /** What people write for the class itself, with common misspellings. */
  names: readonly string[];
  /** Generic names and trade names that contain a medicine of the class. */
  medicines: readonly string[];
  /** Classes to which a patient with this allergy may react, too. */
  related: readonly string[];
}

/** The version of the catalogue that the classes are of; stored with every result. */
export const MEDICINE_CLASSES_VERSION = 1;

const listOf = (text = '') => (text === '' ? [] : text.split(','));

/**
 * Classes the allergy check knows: those of the first version of the catalogue, from which the database reads them as well.
 * A clinician and a pharmacist have to review them. What is missing is reported as not recognised, never as safe.
 */
export const MEDICINE_CLASSES: readonly MedicineClass[] = MEDICINE_CLASS_LINES.map((line) => {
  const [id = '', names, medicines, related] = line.split('|');
  return { id, names: listOf(names), medicines: listOf(medicines), related: listOf(related) };
});
