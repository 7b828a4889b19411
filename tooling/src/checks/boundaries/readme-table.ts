import { describeBoundary, type PackageBoundary } from './boundaries';

interface Row {
  readonly line: number;
  readonly folders: readonly string[];
  readonly mayImport: string;
}

const HEADING = 'May import';

/**
 * Compares the column "May import" of the table of folders with the rules.
 *
 * @returns one message for each row that differs, with the text that is right, and for each package without a row
 */
export function checkReadmeTable(
  readme: string,
  packages: Readonly<Record<string, PackageBoundary>>,
): string[] {
  const rows = readRows(readme);
  if (rows.length === 0) return [`README.md: no table with the column "${HEADING}"`];

  const listed = rows.flatMap(({ folders }) => folders);
  return [
    ...rows.flatMap((row) => checkRow(row, packages)),
    ...Object.keys(packages)
      .filter((name) => !listed.some((folder) => isNamed(folder, name)))
      .map((name) => `README.md: the table of folders has no row for ${name}/`),
  ];
}

function checkRow(
  { line, folders, mayImport }: Row,
  packages: Readonly<Record<string, PackageBoundary>>,
): string[] {
  return folders.flatMap((folder) => {
    const boundary = Object.entries(packages).find(([name]) => isNamed(folder, name))?.[1];
    const expected = boundary ? describeBoundary(boundary) : '';
    if (mayImport === expected) return [];
    return [`README.md:${line}: ${folder}/ may import "${expected}", but the table says "${mayImport}"`];
  });
}

function readRows(readme: string): Row[] {
  const lines = readme.split('\n');
  const heading = lines.findIndex((line) => cellsOf(line)?.includes(HEADING));
  if (heading === -1) return [];
  const column = cellsOf(lines[heading])?.indexOf(HEADING) ?? 0;

  const rows: Row[] = [];
  for (const [index, line] of lines.entries()) {
    const cells = index > heading + 1 ? cellsOf(line) : [];
    if (cells === null) break;
    if (cells.length === 0) continue;
    const folders = [...(cells[0] ?? '').matchAll(/`(?<folder>[^`]+?)\/?`/g)];
    rows.push({
      line: index + 1,
      folders: folders.map(({ groups }) => groups?.['folder'] ?? ''),
      mayImport: cells[column] ?? '',
    });
  }
  return rows;
}

/** The rules have one entry for all remotes: `mfe-*`. */
function isNamed(folder: string, name: string): boolean {
  return name.endsWith('*') ? folder.startsWith(name.slice(0, -1)) : folder === name;
}

/** `null` for a line that is no row of a table. */
function cellsOf(line = ''): string[] | null {
  if (!line.startsWith('|')) return null;
  return line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());
}
