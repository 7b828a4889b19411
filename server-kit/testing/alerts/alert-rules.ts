import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { parse } from 'yaml';
import { z } from 'zod';

import { secondsOf } from './promql';

/** The rules that production uses. */
export const RULES_FILE = fileURLToPath(new URL('../../../deploy/prometheus/alerts.yaml', import.meta.url));

const ruleSchema = z.object({
  alert: z.string(),
  expr: z.string(),
  for: z.string().default('0s').transform(secondsOf),
  labels: z.record(z.string(), z.string()).default({}),
});
const rulesSchema = z.object({ groups: z.array(z.object({ rules: z.array(ruleSchema) })) });

export type AlertRule = z.output<typeof ruleSchema>;

/** Reads deploy/prometheus/alerts.yaml. `for` is in seconds. */
export function readAlertRules(): readonly AlertRule[] {
  return rulesSchema.parse(parse(readFileSync(RULES_FILE, 'utf8'))).groups.flatMap(({ rules }) => rules);
}
