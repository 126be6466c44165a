import { hostedProject } from '../_shared/hosted-project.ts';
import { report } from '../_shared/report.ts';
import { roomSettingsOf } from '../_shared/room/room-settings.ts';
import { serve } from '../_shared/serve.ts';
import { createRoomWorker } from './handler.ts';

declare const Deno: { env: { get(name: string): string | undefined } };

const settings = roomSettingsOf((name) => Deno.env.get(name));
serve(createRoomWorker({ ...hostedProject(), settings, report }));
