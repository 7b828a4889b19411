import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** How long a server may take until it says that it is ready. */
const READY_LIMIT_MS = 60_000;

/** A server of the product as its own process, the way `npm start` runs it. */
export class ChildServer {
  readonly #child: ChildProcess;
  #output = '';

  private constructor(child: ChildProcess) {
    this.#child = child;
    const keep = (data: Buffer) => (this.#output += data.toString());
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
  }

  /** Starts a TypeScript file and waits for the line that says it is ready. */
  static async start(
    script: string,
    env: Record<string, string>,
    root: string,
    ready: RegExp,
  ): Promise<ChildServer> {
    const child = spawn(process.execPath, ['--import', 'tsx', script], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const server = new ChildServer(child);
    await server.#says(ready);
    return server;
  }

  /** What it printed so far. */
  get output(): string {
    return this.#output;
  }

  /** Ends it the way a power cut would: no handler runs. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exited = once(this.#child, 'exit');
    this.#child.kill(signal);
    await exited;
  }

  async #says(ready: RegExp): Promise<void> {
    const deadline = Date.now() + READY_LIMIT_MS;
    while (!ready.test(this.#output)) {
      if (this.#child.exitCode !== null) throw new Error(`the server ended:\n${this.#output}`);
      if (Date.now() > deadline) throw new Error(`not ready in time:\n${this.#output}`);
      await new Promise((tick) => setTimeout(tick, 50));
    }
  }
}
