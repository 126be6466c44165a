import { expect, test } from 'vitest';
import { composeEnvironment } from '../compose-environment.mjs';
import { composeHeaders, foreignOrigins } from './headers.mjs';

test('another origin may be talked to only when the environment names it', () => {
  expect(foreignOrigins(composeEnvironment({}))).toEqual([]);
  const origins = foreignOrigins(composeEnvironment({ BACKEND_URL: 'https://x.supabase.co/' }));
  expect(origins).toEqual(['https://x.supabase.co', 'wss://x.supabase.co']);
  expect(composeHeaders({ connect: origins }).html['Content-Security-Policy']).toContain(
    "connect-src 'self' {ws} https://x.supabase.co wss://x.supabase.co",
  );
  // Portraits only, and nothing else stored there.
  expect(composeHeaders({ connect: origins }).html['Content-Security-Policy']).toContain(
    "img-src 'self' data: blob: https://x.supabase.co/storage/v1/object/public/profile-images/;",
  );
  const call = composeEnvironment({ LIVEKIT_URL: 'wss://calls.example/' });
  expect(foreignOrigins(call)).toEqual(['https://calls.example', 'wss://calls.example']);
  expect(composeEnvironment({})).not.toHaveProperty('callServerUrl');
});
test('a visit may be seen, heard, shown and kept on by this site, and by nothing inside of it', () => {
  const { 'Permissions-Policy': policy } = composeHeaders({ connect: [] }).html;
  for (const feature of 'camera microphone display-capture screen-wake-lock picture-in-picture autoplay'.split(' ')) {
    expect(policy.split(', ')).toContain(`${feature}=(self)`);
  }
  expect(policy).toContain('payment=()');
});
