const React = require('react');

const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

/*
 * React captures a stack trace for each element it creates, up to 10,000 in a second, to print in warnings where the
 * element comes from. It takes a tenth of the time of the component tests. A count beyond the limit turns it off;
 * warnings keep the stack of components.
 */
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
