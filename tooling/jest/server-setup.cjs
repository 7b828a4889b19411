const { setFlagsFromString } = require('node:v8');

// The embedded database is compiled anew for every file, and asked too little to be worth optimising.
setFlagsFromString('--liftoff-only');
