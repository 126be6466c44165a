import { type SubjectWords, subjectWords } from '@telehealth/contracts/people';
import { useCurrentUser } from '@telehealth/contracts/session';
import { useShownPerson } from './people.queries';

/** How the sentences of this page speak of the person whose record it shows. */
export function useSubjectWords(): SubjectWords {
  return subjectWords(useShownPerson()?.firstName ?? null);
}

/** The whole name of the person whose record this page shows. */
export function useSubjectName(): string {
  const own = useCurrentUser()?.name ?? '';
  return useShownPerson()?.name ?? own;
}
