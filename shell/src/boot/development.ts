/*
 * First module of development builds only: what the remotes' development code needs of the shell, before
 * React itself is loaded.
 */
import './renderer-hook';
import 'react/jsx-dev-runtime';
import '@emotion/react/jsx-dev-runtime';
