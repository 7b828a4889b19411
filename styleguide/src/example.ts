import type { ComponentType } from 'react';

export type ExampleGroup =
  | 'Foundations'
  | 'Actions'
  | 'Forms'
  | 'Overlays'
  | 'Navigation'
  | 'Feedback'
  | 'Display'
  | 'Search'
  | 'Holiday';

/** One state of a component, drawn by itself. */
export interface ExampleState {
  readonly name: string;
  readonly Component: ComponentType;
}

/** A component of `shared` in every state that it can be in. */
export interface Example {
  readonly title: string;
  readonly group: ExampleGroup;
  /** One sentence: what it is for, and when something else is better. */
  readonly purpose: string;
  readonly states: readonly ExampleState[];
}
