import { JEST_ENVIRONMENT, runTool } from './run-tool';

/** `npm run test:unit -- [filter]` */
process.exit(await runTool('jest', process.argv.slice(2), JEST_ENVIRONMENT));
