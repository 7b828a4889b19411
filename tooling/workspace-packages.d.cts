export interface WorkspacePackage {
  /** Name of its folder. */
  readonly name: string;
  /** `null` for a package that is not deployed as an app. */
  readonly app: 'host' | 'remote' | null;
}

export function readWorkspacePackages(root: string): readonly WorkspacePackage[];
