/*
 * Releases built before the apps imported `react-router-dom` consume the router as `react-router`. The shell
 * shares the same instance under both names, until the next major version of the contract.
 */
export * from './react-router-dom';
