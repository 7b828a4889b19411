import type { ComponentType } from 'react';

/** Section of the terms. */
export interface Term {
  /** Fragment of links to the section; must not change with the title. */
  readonly id: string;
  readonly title: string;
  readonly Content: ComponentType;
}
