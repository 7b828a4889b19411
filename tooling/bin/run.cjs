/*
 * Starts every command. It is written in ES5 without dependencies: it must report a Node that is too old and run
 * before the packages are installed.
 */
var childProcess = require('child_process');
var fs = require('fs');
var path = require('path');

var ROOT = path.join(__dirname, '..', '..');
var NEEDED = [20, 19];
/* The demonstration brings its own supplier; DEMO=off runs without a file of demo/. */
var OWNER_COMMANDS = process.env.DEMO === 'off' ? 'backend/src/commands' : 'demo/commands';
var COMMANDS = {
  start: 'delivery/src/commands/start.ts',
  build: 'delivery/src/commands/build.ts',
  'build-services': 'tooling/src/commands/build-services.ts',
  release: 'delivery/src/commands/release.ts',
  console: 'delivery/src/commands/console.ts',
  dev: 'delivery/src/commands/dev.ts',
  test: 'tooling/src/commands/test.ts',
  'test:unit': 'tooling/src/commands/unit.ts',
  'test:postgres': 'tooling/src/commands/unit-on-postgres.ts',
  'test:e2e': 'tooling/src/commands/e2e.ts',
  'test:standalone': 'tooling/src/commands/test-standalone.ts',
  'test:mutation': 'tooling/src/commands/mutation.ts',
  types: 'tooling/src/commands/types.ts',
  lint: 'tooling/src/commands/lint.ts',
  format: 'tooling/src/commands/format.ts',
  content: OWNER_COMMANDS + '/content.ts',
  'personal-data': OWNER_COMMANDS + '/personal-data.ts',
  booking: OWNER_COMMANDS + '/booking.ts',
  bench: 'tooling/src/commands/bench.ts',
  'check:vulnerabilities': 'tooling/src/commands/vulnerabilities.ts',
  'check:payment-page': 'tooling/src/commands/check-payment-page.ts',
  'guide-pictures': 'tooling/src/commands/guide-pictures.ts',
  styleguide: 'styleguide/src/server/styleguide.ts',
  'new-remote': 'tooling/src/commands/new-remote.ts',
  'pack-contract': 'tooling/src/commands/pack-contract.ts',
};

function fail(message) {
  process.stderr.write('\n' + message + '\n');
  process.exit(1);
}

function checkNode() {
  var have = process.versions.node.split('.').map(Number);
  if (have[0] > NEEDED[0] || (have[0] === NEEDED[0] && have[1] >= NEEDED[1])) return;
  fail('Node ' + NEEDED.join('.') + ' or newer is required; this is Node ' + process.versions.node + '.');
}

/** Returns whether node_modules was installed from the current lockfile. */
function isInstalled() {
  try {
    var stamp = fs.readFileSync(path.join(ROOT, 'node_modules', '.installed-lockfile'));
    return stamp.equals(fs.readFileSync(path.join(ROOT, 'pnpm-lock.yaml')));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return false;
  }
}

function install() {
  if (isInstalled()) return;
  var pnpm = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')).packageManager;
  process.stdout.write('Installing packages with ' + pnpm + ' …\n');
  var npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  var result = childProcess.spawnSync(npx, ['--yes', pnpm, 'install', '--frozen-lockfile'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.status !== 0)
    fail(reasonOf((result.stdout || '') + (result.stderr || '') + (result.error || '')));
  fs.copyFileSync(path.join(ROOT, 'pnpm-lock.yaml'), path.join(ROOT, 'node_modules', '.installed-lockfile'));
}

function reasonOf(output) {
  if (/ENOSPC/.test(output)) return 'The packages could not be installed: the disk is full.';
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ERR_SOCKET/.test(output)) {
    return (
      'The packages could not be installed: the package registry is not reachable.\n' + output.slice(-1500)
    );
  }
  return 'The packages could not be installed:\n' + output.slice(-3000);
}

function run(script, args) {
  var child = childProcess.spawn(
    process.execPath,
    [path.join(ROOT, 'server-kit/bin/program.mjs'), path.join(ROOT, script)].concat(args),
    {
      cwd: ROOT,
      stdio: 'inherit',
    },
  );
  // A signal to the process group reaches the child as well; one to this process alone has to be forwarded.
  ['SIGINT', 'SIGTERM'].forEach(function (signal) {
    process.on(signal, function () {
      child.kill(signal);
    });
  });
  // npm may be killed without a signal to this process: then stop the child, so that no server stays behind.
  var parent = process.ppid;
  setInterval(function () {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 1000).unref();
  child.on('exit', function (code, signal) {
    process.exit(code === null ? (signal === 'SIGINT' ? 130 : 1) : code);
  });
}

checkNode();
var command = process.argv[2];
if (!Object.prototype.hasOwnProperty.call(COMMANDS, command)) {
  fail('Unknown command "' + command + '". Choose one of: ' + Object.keys(COMMANDS).join(', '));
}
install();
run(COMMANDS[command], process.argv.slice(3));
