import { DATA_MESSAGES, messageFrom } from '@telehealth/contracts';
import {
  type ComponentProps,
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { ErrorPanel } from './error-panel';

/** Any component, whatever it is given: as `lazy` has it. */
// biome-ignore lint/suspicious/noExplicitAny: what a part is given is known where it is drawn.
export type AnyPart = ComponentType<any>;
/** What stands in the place of a part whose code did not arrive. */
type Lost<Part extends AnyPart> = (panel: ReactNode, props: ComponentProps<Part>) => ReactNode;

/**
 * A part of a page whose code comes when it is drawn first; `Suspense` shows what stands there meanwhile. Code that is lost on the way
 * is said in its place, where it can be fetched again: `lazy` alone would take the whole page along, and remember the loss for good.
 */
export function latePart<Part extends AnyPart>(
  load: () => Promise<Part>,
  lost: Lost<Part> = (panel) => panel,
): LazyExoticComponent<Part> {
  let arrived: Part | null = null;
  const fetchPart = async () => {
    arrived ??= await load();
    return arrived;
  };
  function Missing(props: ComponentProps<Part>) {
    const [Found, setFound] = useState<Part | null>(() => arrived);
    const [isTrying, setTrying] = useState(true);
    const tryAgain = useCallback(() => {
      setTrying(true);
      fetchPart().then(
        (part) => setFound(() => part),
        () => setTrying(false),
      );
    }, []);
    // Whoever opens it once more has asked for it once more.
    useEffect(() => {
      if (arrived === null) tryAgain();
    }, [tryAgain]);
    if (Found !== null) return <Found {...props} />;
    const what = messageFrom(DATA_MESSAGES, 'data.offline');
    return lost(<ErrorPanel title="This part did not load" what={what} onRetry={tryAgain} busy={isTrying} />, props);
  }
  return lazy(() =>
    fetchPart().then(
      (part) => ({ default: part }),
      () => ({ default: Missing as unknown as Part }),
    ),
  );
}
