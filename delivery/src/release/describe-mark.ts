import type { HarmfulMark } from '../store/release-store';

/** Describes a harmful mark with author, time and reason, without the version. */
export function describeMark({ by, at, why }: HarmfulMark): string {
  return `marked as harmful by ${by}, ${at}: ${why}`;
}
