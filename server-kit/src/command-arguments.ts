import { parseArgs, type ParseArgsConfig } from 'node:util';

import { closestName } from './closest-name';
import { errorCode, errorMessage } from './error-text';

type FlagOptions = NonNullable<ParseArgsConfig['options']>;

/** What a command, or one of its subcommands, accepts after its name. */
export interface CommandForm {
  /** In order, such as `<app>` and `[version]`. A last one that ends with `…` may be repeated. */
  readonly operands: readonly string[];
  /** Names of the accepted flags, without dashes. */
  readonly flags: readonly string[];
}

/** An argument that the command does not accept. The message needs no stack trace. */
export class InvalidArgument extends Error {
  override readonly name = 'InvalidArgument';
}

/** Whether the arguments request the usage: `help`, `--help` or `-h`. */
export function requestsHelp(args: readonly string[]): boolean {
  return args[0] === 'help' || args.some((argument) => argument === '--help' || argument === '-h');
}

/**
 * Parses flags and operands of a command line.
 *
 * @param command such as `npm run release --`, for the hint in the message
 * @returns `values` and `positionals` as of `parseArgs`, and the names of the flags that were given
 * @param env has the flags that npm did not pass on
 * @throws InvalidArgument for an unknown flag, a flag without its value, a flag that is given twice, and one that npm kept
 */
export function readArguments<T extends FlagOptions>(
  args: readonly string[],
  options: T,
  command: string,
  env: NodeJS.ProcessEnv = process.env,
) {
  const tokens = parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true });
  const given = tokens.tokens.flatMap((token) => (token.kind === 'option' ? [token] : []));
  const unknown = given.find(({ name }) => !Object.hasOwn(options, name));
  if (unknown) throw new InvalidArgument(unknownFlag(unknown.rawName, Object.keys(options), command));
  const names = given.map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) < index && !options[name]?.multiple);
  if (repeated !== undefined) throw new InvalidArgument(`--${repeated} is given twice.`);
  const kept = Object.keys(options).filter((name) => !names.includes(name) && isKeptByNpm(name, env));
  if (kept.length > 0) throw new InvalidArgument(keptByNpm(kept, options, command));
  return { ...strictly(args, options), given: new Set(names) };
}

/**
 * Whether npm read a flag as a setting of its own, as it does without `--` in front. It passes on the value at most, so that
 * `rollback <app> --dry-run` would roll back. npm stores `--no-live` as the setting `live`, which is off.
 */
function isKeptByNpm(name: string, env: NodeJS.ProcessEnv): boolean {
  const setting = (text: string) => env[`npm_config_${text.replaceAll('-', '_')}`];
  return name.startsWith('no-') ? setting(name.slice('no-'.length)) === '' : Boolean(setting(name));
}

function keptByNpm(names: readonly string[], options: FlagOptions, command: string): string {
  const flags = names.map((name) => `--${name}`).join(', ');
  const forms = names.map((name) => (options[name]?.type === 'string' ? `--${name} <value>` : `--${name}`));
  return (
    `npm kept ${flags} for itself, so nothing was done. All arguments belong after "--": ` +
    `${command} … ${forms.join(' ')}`
  );
}

function strictly<T extends FlagOptions>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    if (errorCode(error)?.startsWith('ERR_PARSE_ARGS_') !== true) throw error;
    // The further lines are a hint about values that start with a dash.
    const [sentence = ''] = errorMessage(error).split('\n');
    throw new InvalidArgument(`${sentence.replace(/\.$/, '')}.`, { cause: error });
  }
}

function unknownFlag(flag: string, names: readonly string[], command: string): string {
  const closest = closestName(flag.replace(/^-+/, ''), names);
  const suggestion = closest === null ? '' : ` Did you mean --${closest}?`;
  return `There is no flag ${flag}.${suggestion} All flags: ${command} --help`;
}

/** Returns the arguments that exceed the operands of a command. */
export function surplusArguments({ operands }: CommandForm, args: readonly string[]): readonly string[] {
  return operands.at(-1)?.endsWith('…') ? [] : args.slice(operands.length);
}

/** @param name with its command, such as `npm run booking -- show` @throws InvalidArgument naming the surplus arguments */
export function requireNoSurplusArguments(name: string, form: CommandForm, args: readonly string[]): void {
  const surplus = surplusArguments(form, args);
  if (surplus.length === 0) return;
  throw new InvalidArgument(
    `Not understood: ${surplus.join(' ')}. Usage: ${[name, ...form.operands].join(' ')}`,
  );
}

/** @param name of the subcommand @throws InvalidArgument naming the first flag that it does not accept */
export function requireOwnFlags(name: string, { flags }: CommandForm, given: ReadonlySet<string>): void {
  const foreign = [...given].find((flag) => !flags.includes(flag));
  if (foreign === undefined) return;
  const accepted =
    flags.length === 0 ? 'It has no flags.' : `It takes ${flags.map((flag) => `--${flag}`).join(', ')}.`;
  throw new InvalidArgument(`${name} takes no --${foreign}. ${accepted}`);
}

/** For commands without arguments. @throws InvalidArgument naming the surplus arguments */
export function requireNoArguments(name: string, args: readonly string[]): void {
  requireNoSurplusArguments(name, { operands: [], flags: [] }, args);
}
