import { SOURCES } from './checks';
import { runTool } from '../process/run-tool';

process.exit(await runTool('prettier', ['--write', '--log-level', 'warn', ...SOURCES]));
