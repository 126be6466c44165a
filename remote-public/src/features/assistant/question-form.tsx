import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { type FormEvent, useId, useRef, useState } from 'react';
import styles from './assistant.module.css';

const LONGEST = 500;

interface QuestionFormProps {
  busy: boolean;
  send: (text: string) => Promise<void>;
}

/** The question's form. It has no action and its field no name, so that no text can end up in a URL. */
export function QuestionForm({ busy, send }: QuestionFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const question = text.trim();
    input.current?.focus();
    if (question === '' || busy) return;
    setText('');
    void send(question);
  };
  return (
    <form className={styles.form} onSubmit={submit} autoComplete="off">
      <label className="visually-hidden" htmlFor={id}>
        Your question
      </label>
      <TextInput
        ref={input}
        id={id}
        value={text}
        maxLength={LONGEST}
        autoComplete="off"
        enterKeyHint="send"
        placeholder="Type a few words"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" icon={icons.arrow} aria-label="Send" busy={busy} />
    </form>
  );
}
