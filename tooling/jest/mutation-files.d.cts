/** See mutation-files.cjs. */
export declare function activeMutant(): string | undefined;

export declare function recordsIn(folder: string): {
  readonly recordFile: (path: string, names: readonly string[], ms: number) => void;
  readonly recordFinding: (path: string) => void;
  readonly hasSelectedTest: (path: string, testNamePattern: string | undefined) => boolean;
  readonly byFindings: (paths: readonly string[]) => readonly string[];
};
