/**
 * The version of everything in this folder, as the registry and the remotes state it.
 *
 * Additive changes raise the minor number; a change that an older remote or shell cannot live with
 * raises the major number. A remote states the range it needs, the shell states what it provides.
 */
export const CONTRACT_VERSION = '1.3.0';
