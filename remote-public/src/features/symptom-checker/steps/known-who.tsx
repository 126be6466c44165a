import { useShownPerson } from '@telehealth/data/people/people.queries';
import { lawDay } from '@telehealth/data/people/person-line';
import { useEffect } from 'react';
import type { Who } from '../flow/check-state';
import { whoOf } from '../flow/who';

export interface KnownPerson {
  name: string;
  who: Partial<Who>;
}

/** Tells what the record knows of the person of these pages; draws nothing. */
export function KnownWho({ onKnown }: { onKnown: (person: KnownPerson) => void }) {
  const shown = useShownPerson();
  useEffect(() => {
    if (shown !== null) onKnown({ name: shown.name, who: whoOf(shown, lawDay()) });
  }, [shown, onKnown]);
  return null;
}
