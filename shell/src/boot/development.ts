/*
 * First module of development builds: provides what the development builds of the remotes need before React is loaded.
 */
import './renderer-hook';
import 'react/jsx-dev-runtime';
import '@emotion/react/jsx-dev-runtime';
