const { setFlagsFromString } = require('node:v8');

// The embedded database is compiled for every test file, and too few queries follow to make optimising worthwhile.
setFlagsFromString('--liftoff-only');
