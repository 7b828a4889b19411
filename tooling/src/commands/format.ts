import { PACKAGES } from './checks';
import { runTool } from './run-tool';

process.exit(await runTool('prettier', ['--write', '--log-level', 'warn', ...PACKAGES]));
