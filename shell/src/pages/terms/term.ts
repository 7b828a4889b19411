import type { ComponentType } from 'react';

/** Text of a section of the terms. Its heading and place are content (DEC-252). */
export interface Term {
  /** Fragment of links to the section; must not change with the title. */
  readonly id: string;
  readonly Content: ComponentType;
}
