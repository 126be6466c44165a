// What a section has in place of the library's code around its entry: the host's, lent by `host/src/remotes/federation-runtime.ts`.
// In each entry it was two thirds, and came again with every release of the section.
export default globalThis.lendBundlerRuntime();
