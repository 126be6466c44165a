import { createMemoryRouter } from '@telehealth/contracts/router';
import { expect, it } from 'vitest';
import { holdHistory } from './hold-history';

const start = () => createMemoryRouter([{ path: '*' }], { initialEntries: ['/one', '/two'], initialIndex: 1 });

it('undoes steps through the history, lets the product lead on, and lets go', async () => {
  const router = start();
  router.initialize();
  const letGo = holdHistory(router);
  await router.navigate(-1);
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/two');
  await router.navigate('/three');
  expect(router.state.location.pathname).toBe('/three');
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/three');
  letGo();
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/two');
  router.dispose();
});
