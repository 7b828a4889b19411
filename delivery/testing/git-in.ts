import { execFileSync } from 'node:child_process';

/** Returns a function that runs git in a folder, with an author, and returns what it prints. */
export function gitIn(folder: string): (...args: readonly string[]) => string {
  const options = ['-C', folder, '-c', 'user.name=Ann', '-c', 'user.email=ann@example.com'];
  return (...args) => execFileSync('git', [...options, ...args], { encoding: 'utf8' }).trim();
}
