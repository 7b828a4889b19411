import type { Compiler, StatsError } from 'webpack';

const NAME = 'report-compile-errors';
/** Names the loader, and not the module that does not compile. */
const LOADER_PREFIX = /^Module build failed \(from [^\n]*\):\n(?:Error: )?/;
/** The compiler appends frames of its own native code, which say nothing about the source. */
const NATIVE_STACK =
  /\s*(?:Caused by:\s+Syntax Error\s+)?Stack backtrace:[^]*$|\s*Caused by:\s+Syntax Error\s*$/;

/**
 * Logs what does not compile, with file and line, and that it compiles again. The browser gets the same messages.
 *
 * @param log receives text of one or more lines
 */
export function reportCompileErrors(compiler: Compiler, app: string, log: (text: string) => void): void {
  let hasErrors = false;
  compiler.hooks.afterCompile.tap(NAME, ({ errors }) => {
    for (const error of errors) error.message = sourceMessage(error.message);
  });
  compiler.hooks.done.tap(NAME, (stats) => {
    const { errors = [] } = stats.toJson({ all: false, errors: true });
    if (errors.length > 0) log([`${app} does not compile:`, ...errors.map(describeError)].join('\n\n'));
    else if (hasErrors) log(`${app} compiles again.`);
    hasErrors = errors.length > 0;
  });
}

/** Returns the message of the compiler without what concerns its own code. */
export function sourceMessage(message: string): string {
  return message.replace(LOADER_PREFIX, '').replace(NATIVE_STACK, '');
}

function describeError({ moduleName, loc, message }: StatsError): string {
  const place = [moduleName, loc].filter((text) => text !== undefined).join(':');
  return place ? `${place}\n${message}` : message;
}
