/**
 * Entry of the Node build: what a server needs to render pages with this shell. Everything is inside, React
 * included; the Node builds of the remotes get the shared modules from here.
 */
export { provided } from './server/provided';
export { renderPage } from './server/render-page';
