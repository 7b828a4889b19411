import { SOURCES } from './checks';
import { runTool } from '../process/run-tool';

process.exit(await runTool('oxfmt', SOURCES));
