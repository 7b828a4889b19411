import { inApp } from '../workspace';

import { isTestFile, readSources, type SourceFile } from './source-files';

/** The one file that holds the values of colours. */
const TOKEN_VALUES = 'token-values.ts';
const COLOUR_LITERAL = /(?<![\w&/])#[0-9a-fA-F]{3,8}\b(?=[;'"`\s)])|rgba?\(/;

/** Returns a message for each source file of the packages that contains a colour value of its own. */
export function checkColourLiterals(root: string, packages: readonly string[]): string[] {
  const folders = packages.map((name) => inApp(name, 'src'));
  return readSources(root, folders, /\.tsx?$/)
    .filter(({ path }) => !path.endsWith(TOKEN_VALUES) && !isTestFile(path))
    .flatMap(colourLiteralsOf);
}

export function colourLiteralsOf({ path, text }: SourceFile): string[] {
  return text.split('\n').flatMap((line, index) => {
    const literal = COLOUR_LITERAL.exec(line)?.[0];
    return literal === undefined
      ? []
      : [`${path}:${index + 1}: colour literal "${literal}"; use a token (ui/tokens)`];
  });
}
