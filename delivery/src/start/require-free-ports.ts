import { isPortFree } from '@storefront/server-kit/ports';

/** Checks ports before a command does slow work. @param ports by environment variable @throws Error naming the variable */
export async function requireFreePorts(ports: Readonly<Record<string, number>>): Promise<void> {
  for (const [variable, port] of Object.entries(ports)) {
    if (await isPortFree(port)) continue;
    throw new Error(
      `Port ${port} is in use. Stop the process that uses it, or set ${variable} to another port.`,
    );
  }
}
