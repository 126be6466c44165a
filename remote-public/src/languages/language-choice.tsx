import { addressOf, LANGUAGES, type Language, languageOf, readSentences, sayIn } from '@telehealth/triage/languages';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from 'react';
import styles from './language-choice.module.css';
import { ENGLISH, type Say } from './say';

/** English, or a language that the checker can be read in beside it. */
type Chosen = Language | 'en';

const NAMES: Readonly<Record<Chosen, string>> = {
  en: 'English',
  af: 'Afrikaans',
  zu: 'isiZulu',
  xh: 'isiXhosa',
  st: 'Sesotho',
};
const OPTIONS = (['en', ...LANGUAGES] as const).map((value) => ({ value, label: NAMES[value] }));
/** The page's own sentences that only this part says. */
const UNREAD =
  'Written by a language model. No first-language speaker and no clinician has read it. If anything is unclear, the English counts.';
const ONLY_ENGLISH = 'In English only';

type Find = (english: string) => string | undefined;

function speakerOf(language: Language, find: Find): Say {
  return (text) => {
    const said = find(text);
    return (
      <span className={styles.said}>
        {said !== undefined && <span lang={language}>{said}</span>}
        <span lang="en" className={said === undefined ? undefined : styles.beside}>
          {text}
        </span>
        {said === undefined && (
          <span lang={language} className={styles.beside}>
            ({find(ONLY_ENGLISH) ?? ONLY_ENGLISH})
          </span>
        )}
      </span>
    );
  };
}

/** sessionStorage: the language chosen in this tab, so that it stays over checks; without one the words decide. */
const KEY = 'checkLanguage';

/** Storage may be switched off; then a choice lasts as long as the page. */
function chosenBefore(): Chosen | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    return OPTIONS.find(({ value }) => value === kept)?.value;
  } catch {
    return undefined;
  }
}

function keep(chosen: Chosen): void {
  try {
    sessionStorage.setItem(KEY, chosen);
  } catch {
    // It stays chosen on this page.
  }
}

interface LanguageChoiceProps {
  /** What was written; empty while it is still being typed, so that nothing changes under the hands. */
  words: string;
  /** Told how to say the page's sentences whenever that changes. */
  onSay: Dispatch<SetStateAction<Say>>;
}

type Loaded = { is: 'english' | 'loading' | 'failed' } | { is: 'ready'; say: Say };

/** Which language the danger signs, questions and the result are shown in, the English always beside it. */
export function LanguageChoice({ words, onSay }: LanguageChoiceProps) {
  const [chosen, setChosen] = useState(chosenBefore);
  const [read, setRead] = useState<Language | null>(null);
  useEffect(() => {
    if (words !== '') setRead(languageOf(words));
  }, [words]);
  const language = chosen ?? read ?? 'en';
  const { loaded, load } = useLanguage(language);
  useEffect(() => onSay(() => (loaded.is === 'ready' ? loaded.say : ENGLISH)), [loaded, onSay]);
  return (
    <div className={styles.choice}>
      <ChipGroup
        type="radio"
        legend="Language of signs, questions and result"
        options={OPTIONS}
        value={language}
        onChange={(value) => {
          setChosen(value);
          keep(value);
        }}
      />
      {loaded.is === 'ready' && <Notice tone="warning">{loaded.say(UNREAD)}</Notice>}
      {loaded.is === 'failed' && (
        <Notice tone="danger" live>
          <p>{NAMES[language]} did not load. Everything is here in English. In danger, call 112 now.</p>
          <Button variant="line" size="s" onClick={load}>
            Try again
          </Button>
        </Notice>
      )}
    </div>
  );
}

function useLanguage(language: Chosen): { loaded: Loaded; load: () => void } {
  const [loaded, setLoaded] = useState<Loaded>({ is: 'english' });
  const [tries, setTries] = useState(0);
  // Another try fetches the same file again.
  useEffect(() => {
    if (language === 'en') {
      setLoaded({ is: 'english' });
      return;
    }
    const ended = new AbortController();
    setLoaded({ is: 'loading' });
    fetchSentences(language, ended.signal).then(
      (find) => setLoaded({ is: 'ready', say: speakerOf(language, find) }),
      () => !ended.signal.aborted && setLoaded({ is: 'failed' }),
    );
    return () => ended.abort();
  }, [language, tries]);
  const load = useCallback(() => setTries((count) => count + 1), []);
  return { loaded, load };
}

async function fetchSentences(language: Language, signal: AbortSignal): Promise<Find> {
  const answer = await fetch(addressOf(language), { signal });
  if (!answer.ok) throw new Error(`The sentences of ${language} came with ${answer.status}`);
  return sayIn(readSentences(await answer.text()));
}
