/**
 * Entry of the Node build, with which a server renders pages. The build contains all dependencies, React included; the
 * Node builds of the remotes receive the shared modules from it.
 */
export { provided } from './server/shared-modules';
export { renderPage } from './server/render-page';
