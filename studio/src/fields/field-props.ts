import { errorsOf, warningsOf, type Finding } from '../api/call';
import type { Json } from '../api/json';

import type { SchemaNode } from './schema-node';

export interface FieldProps {
  readonly node: SchemaNode;
  /** Path of the field, such as `itinerary.0.title`. */
  readonly path: string;
  readonly label: string;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
  readonly findings: readonly Finding[];
}

/** Returns the id of the control of a field, to which the list of findings leads. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll('.', '-')}`;
}

/** Returns the errors of a field; `undefined` for none. */
export function errorAt(findings: readonly Finding[], path: string): string | undefined {
  return messagesAt(errorsOf(findings), path);
}

/** Returns the warnings of a field; `undefined` for none. */
export function warningAt(findings: readonly Finding[], path: string): string | undefined {
  return messagesAt(warningsOf(findings), path);
}

function messagesAt(findings: readonly Finding[], path: string): string | undefined {
  const messages = findings.filter(({ field }) => field === path).map(({ message }) => message);
  return messages.length === 0 ? undefined : messages.join('; ');
}

/** Whether a part of the field has a finding. */
export function hasFindingWithin(findings: readonly Finding[], path: string): boolean {
  return findings.some(({ field }) => field === path || field?.startsWith(`${path}.`) === true);
}
