import { SOURCES } from './checks';
import { runTool } from './run-tool';

process.exit(await runTool('prettier', ['--write', '--log-level', 'warn', ...SOURCES]));
