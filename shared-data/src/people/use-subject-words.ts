import { type SubjectWords, subjectWords } from '@telehealth/contracts/people';
import { useShownPerson } from './people.queries';

/** How the sentences of this page speak of the person whose record it shows. */
export function useSubjectWords(): SubjectWords {
  return subjectWords(useShownPerson()?.firstName ?? null);
}
