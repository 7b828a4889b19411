/**
 * Leads a process group that runs one program. It kills the group on SIGTERM, and when the channel to the process that
 * started it closes: that happens however that process ends, also by SIGKILL. Not a file, because compiled programs and
 * published packages would look for it in different folders.
 */
const GUARD = `
const { spawn } = require('node:child_process');
const killGroup = () => process.kill(-process.pid, 'SIGKILL');
process.on('disconnect', killGroup);
process.on('SIGTERM', killGroup);
const [file, ...args] = process.argv.slice(1);
const program = spawn(file, args, { stdio: 'inherit' });
program.on('error', (error) => {
  console.error(error.message);
  process.exit(127);
});
program.on('exit', (code, signal) => {
  if (signal === null) process.exit(code);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
`;

/** Returns the command that runs a program under the guard. Start it detached, with an IPC channel. */
export function guardedCommand(
  file: string,
  args: readonly string[],
): { readonly file: string; readonly args: readonly string[] } {
  return { file: process.execPath, args: ['--input-type=commonjs', '--eval', GUARD, '--', file, ...args] };
}
