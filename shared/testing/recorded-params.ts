/** URL parameters that record the names that are read. */
export class RecordedParams extends URLSearchParams {
  readonly names = new Set<string>();

  override get(name: string): string | null {
    this.names.add(name);
    return super.get(name);
  }

  override getAll(name: string): string[] {
    this.names.add(name);
    return super.getAll(name);
  }

  override has(name: string): boolean {
    this.names.add(name);
    return super.has(name);
  }
}
