/* Builds resolve `whole-zod` to the same module (tooling/src/webpack/app-config.ts). */
module.exports = require('zod/mini');
