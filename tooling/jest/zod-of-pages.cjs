/*
 * The zod of the apps in the browser, for the tests of pages. Fixtures of the booking session are described as JSON
 * schemas when they are recorded, which no browser does.
 */
const { toJSONSchema } = require('zod/mini');

const { z } = require('curated-zod');

module.exports = { z, toJSONSchema: (schema, options) => toJSONSchema(schema.created, options) };
