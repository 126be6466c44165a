import { hostedOptions } from '../_shared/payments/hosted.ts';
import { createPaymentsHandler } from './handler.ts';

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): void };

Deno.serve(createPaymentsHandler(hostedOptions()));
