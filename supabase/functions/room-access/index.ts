import { hostedProject } from '../_shared/hosted-project.ts';
import { withReadiness } from '../_shared/readiness.ts';
import { roomSettingsOf } from '../_shared/room/room-settings.ts';
import { serve } from '../_shared/serve.ts';
import { createRoomAccessHandler } from './handler.ts';

declare const Deno: { env: { get(name: string): string | undefined } };

const project = hostedProject();
const settings = roomSettingsOf((name) => Deno.env.get(name));
const chosen = {
  relays: settings.relays ? String(settings.relays.urls.length) : null,
  livekit: settings.livekit?.url ?? null,
};
serve(withReadiness(project.secretKey, chosen, createRoomAccessHandler({ ...project, settings })));
