import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a program that replaces Jest where a unit test runs the tests of an app. @returns its path */
export async function testProgram(folder: string, script: string): Promise<string> {
  const path = join(folder, 'jest.sh');
  await writeFile(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return path;
}
