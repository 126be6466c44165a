// @vitest-environment jsdom
import { beforeAll, expect, it, vi } from 'vitest';
import { VISITORS } from './visitors';
import { preload, walk } from './walk';

vi.mock('@clerk/react', async () => (await import('./vendor-double')).clerkModule());
vi.mock('../../connection/data-area-store', async () => (await import('./data-double')).dataModule());
beforeAll(async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  await preload();
});

// In its own file, so that nothing has requested the identity before.
it('an auth page whose address is escaped without need asks for the identity provider itself', async () => {
  const { heading, text } = await walk('/%61uth/sign-in', VISITORS.out());
  expect(heading).toBe('Welcome Back');
  expect(text).toContain('SignIn');
});
