/*
 * Preloaded before a command: kills it with SIGKILL right before its KILL_AT-th write to the disk.
 * Without KILL_AT it counts the writes and saves the number in KILL_COUNT_FILE on exit.
 */
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

const killAt = Number(process.env.KILL_AT ?? 0);
let changes = 0;

function next() {
  changes += 1;
  if (changes === killAt) process.kill(process.pid, 'SIGKILL');
}

for (const name of ['mkdir', 'rename', 'rm', 'writeFile', 'appendFile', 'cp', 'link', 'unlink', 'copyFile']) {
  const real = fs.promises[name];
  fs.promises[name] = (...args) => {
    next();
    return real.apply(fs.promises, args);
  };
}
const realOpen = fs.promises.open;
fs.promises.open = async (path, flags = 'r', ...rest) => {
  if (flags === 'r') return realOpen.call(fs.promises, path, flags, ...rest);
  next();
  const handle = await realOpen.call(fs.promises, path, flags, ...rest);
  const realWrite = handle.writeFile.bind(handle);
  handle.writeFile = (...args) => {
    // Also kills between creating the file and writing to it.
    next();
    return realWrite(...args);
  };
  return handle;
};
syncBuiltinESMExports();
if (process.env.KILL_COUNT_FILE) {
  process.on('exit', () => fs.writeFileSync(process.env.KILL_COUNT_FILE, String(changes)));
}
