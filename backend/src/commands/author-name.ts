import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** Returns the author of a change: the option, the name in the settings of Git, or the name of the account. */
export function authorName(option: string | undefined): string {
  return (option?.trim() || gitName() || userInfo().username).slice(0, 80);
}

function gitName(): string {
  try {
    return execFileSync('git', ['config', 'user.name'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // Git is not installed, or has no name.
    return '';
  }
}
