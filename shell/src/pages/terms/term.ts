import type { ComponentType } from 'react';

/** One section of the terms. */
export interface Term {
  /** Links to the section end in it: it stays when words change. */
  readonly id: string;
  readonly title: string;
  readonly Words: ComponentType;
}
