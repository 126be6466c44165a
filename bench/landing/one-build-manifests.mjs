/** Takes the place of the host's manifest loader and federation runtime in the build without federation: the sections are plain imports. */
export class ContractMismatch extends Error {}

const SECTIONS = {
  auth: () => import('../../remote-auth/src/manifest.ts'),
  patient: () => import('../../remote-patient/src/manifest.ts'),
  specialist: () => import('../../remote-specialist/src/manifest.ts'),
  public: () => import(/* webpackChunkName: "section-public" */ '../../remote-public/src/manifest.ts'),
  visit: () => import('../../remote-visit/src/manifest.ts'),
};

export const createManifestLoader = () => ({
  load: async (remote) => (await SECTIONS[remote]()).manifest,
  forget: () => undefined,
});

export const createFederationRuntime = () => null;
