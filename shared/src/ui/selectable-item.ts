export interface SelectableItem {
  /** Unique among all items. */
  readonly id: number;
  readonly name: string;
  /** Shown after the name, such as a country. */
  readonly detail?: string;
}

export interface ItemGroup {
  /** Heading of the group. */
  readonly value: string;
  readonly items: readonly SelectableItem[];
}
