import { RequestForm } from '../features/appointment-request/request-form';
import { AssistantDoor } from '../features/assistant/assistant-door';
import { Hero } from '../features/landing/hero';
import { HowItWorks } from '../features/landing/how-it-works';
import { Promises } from '../features/landing/promises';
import { Questions } from '../features/landing/questions';
import { SpecialtyGrid } from '../features/landing/specialty-grid';

/** Prerendered to HTML: nothing here needs an effect, a session or the window to show its content. */
export default function HomePage() {
  return (
    <>
      <Hero form={<RequestForm />} />
      <Promises />
      <HowItWorks />
      <SpecialtyGrid />
      <Questions />
      <AssistantDoor />
    </>
  );
}
