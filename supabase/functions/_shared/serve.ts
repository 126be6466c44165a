import { refuse } from './answers.ts';
import { report } from './report.ts';

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): void };

/** Serves a function on a hosted project. What it did not foresee is told without its words: the log says its kind and where it was thrown. */
export const serve = (handle: (request: Request) => Promise<Response>): void =>
  Deno.serve((request) =>
    handle(request).catch((cause: unknown) => {
      const { name, stack = '' } = cause instanceof Error ? cause : new Error(typeof cause);
      report('function.failed', { kind: name, at: /\n {4}at (.*)/.exec(stack)?.[1] ?? '' });
      return refuse(500, 'data.failed');
    }),
  );
