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

/** One state of a component. */
export interface ExampleState {
  readonly name: string;
  readonly Component: ComponentType;
}

/** A component of `shared` in all its states. */
export interface Example {
  readonly title: string;
  readonly group: ExampleGroup;
  /** One sentence: when to use the component, and which one to use instead in similar cases. */
  readonly purpose: string;
  readonly states: readonly ExampleState[];
}
