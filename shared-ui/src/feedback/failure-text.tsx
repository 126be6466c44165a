import { type AppError, isAppError } from '@telehealth/contracts/errors';
import { fetchErrorText, textAtHand } from '@telehealth/contracts/late-text';
import { useEffect, useState } from 'react';

/** Text of a failed query. Common messages are bundled; rarer ones are loaded when shown. */
export function FailureText({ error }: { error: unknown }): string {
  const failure: AppError = isAppError(error) ? error : { id: 'data.failed' };
  const known = textAtHand(failure);
  const [fetched, setFetched] = useState<{ error: unknown; text: string } | null>(null);
  useEffect(() => {
    if (!isAppError(error) || textAtHand(error) !== null) return;
    let isShown = true;
    void fetchErrorText(error).then((text) => isShown && setFetched({ error, text }));
    return () => {
      isShown = false;
    };
  }, [error]);
  if (known !== null) return known;
  return fetched !== null && fetched.error === error ? fetched.text : '';
}
