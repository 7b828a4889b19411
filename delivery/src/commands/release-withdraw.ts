import { withdraw, type WithdrawOptions } from '../release/withdraw';
import type { ReleaseStore } from '../store/release-store';

interface WithdrawArguments extends Omit<WithdrawOptions, 'why'> {
  readonly why: string | null;
}

/** Withdraws an app. @returns what to print @throws Error without a reason */
export async function withdrawApp(
  store: ReleaseStore,
  app: string,
  { why, ...options }: WithdrawArguments,
): Promise<readonly string[]> {
  if (why === null) throw new Error(`Give a reason: npm run release -- withdraw ${app} --why "<reason>"`);
  const { version, routes } = await withdraw(store, app, { ...options, why });
  return [
    `${app} ${version} ${options.dryRun ? 'would be' : 'is'} withdrawn.`,
    ...routes.map(({ route, to }) => `  ${route}: ${to === null ? 'removed' : `redirected to ${to}`}`),
    `To bring it back: npm run release -- restore ${app}`,
  ];
}
