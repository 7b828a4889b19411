/**
 * Version of the contract between the host and the remotes: everything in this folder and the runtime
 * (`shared/src/runtime`). The host provides one version and each remote states the range that it needs.
 *
 * An addition raises the minor number. A change that breaks an older remote or host raises the major number. Every
 * version has an entry in docs/contracts/CHANGELOG.md.
 */
export const CONTRACT_VERSION = '1.8.0';
