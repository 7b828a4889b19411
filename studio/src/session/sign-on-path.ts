/** Path to which the identity provider sends the browser back. */
export const SIGN_ON_PATH = '/sign-on';
