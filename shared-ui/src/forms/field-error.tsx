import { FieldProblem } from '../parts/field';
import { fieldErrorText } from './error-texts';

export { fieldErrorText };

/** A problem under a field of one's own making; `text` is a message id or a ready sentence. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return <FieldProblem id={id} text={text === undefined ? undefined : fieldErrorText(text)} />;
}
