import type { Pen } from './pen';
import type { PlaceTag } from '../kit/place-tags';

export interface Landmark {
  readonly draw: (pen: Pen) => void;
  /** What the picture shows, for its text alternative. */
  readonly label: string;
  /** Half of its width in its own units, so that houses do not cover it. */
  readonly half: number;
  /** Height in its own units, where it is above the usual 108. */
  readonly tall?: number;
  /** What it can only stand for where the place has it. */
  readonly shows?: readonly PlaceTag[];
  /** Boats that no other place has. */
  readonly boats?: 'gondolas';
}
