/** @needs document */
import type { StepName } from '../domain/booking-steps';
import { cleanUpPayment, freezeTime } from '../../testing/payment/open-payment';
import { PAYMENT_ID } from '../../testing/payment/payment-builders';

import { pageNeeds } from './page-needs';
import {
  neededFields,
  strippedTo,
  without,
  type FieldPath,
} from '../../testing/session-fixtures/needed-fields';
import { visitStep } from '../../testing/session-fixtures/visit-step';
import { VISITS } from '../../testing/session-fixtures/visits';

beforeEach(() => {
  freezeTime();
  jest.spyOn(crypto, 'randomUUID').mockReturnValue(PAYMENT_ID);
  // Broken steps and requests without a response are logged.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(cleanUpPayment);

const STEPS: readonly StepName[] = ['personalise', 'passengers', 'payment', 'confirmation'];

function needsOf(step: StepName) {
  const read = pageNeeds.find(({ name }) => name === step);
  if (!read) throw new Error(`pageNeeds has no entry for the step "${step}".`);
  return read.needs;
}

function stored(session: unknown): unknown {
  return JSON.parse(JSON.stringify(session));
}

const visits = STEPS.flatMap((step) => VISITS[step].map((visit) => ({ step, visit, scenario: visit.name })));

describe('the required session fields of a step', () => {
  it.each(visits)('are enough for $step, $scenario', async ({ step, visit }) => {
    const whole = await visitStep(step, visit);
    const stripped = strippedTo(needsOf(step), stored(visit.session));

    expect(await visitStep(step, visit, stripped)).toBe(whole);
    expect(whole).not.toContain('broken');
  });

  it.each(STEPS)(
    'are all necessary: %s changes without any one of them',
    async (step) => {
      const whole: string[] = [];
      for (const visit of VISITS[step]) whole.push(await visitStep(step, visit));
      const unneeded: string[] = [];
      for (const field of ownFields(step)) {
        if (!(await changesWithout(field, step, whole))) unneeded.push(field.join('.'));
      }

      expect(unneeded).toEqual([]);
    },
    120_000,
  );
});

/** Frame, price and summary are the same code in three steps, so their fields are tested with the first step only. */
function ownFields(step: StepName): readonly FieldPath[] {
  const fields = neededFields(needsOf(step));
  if (step !== 'passengers' && step !== 'payment') return fields;
  const testedBefore = new Set(neededFields(needsOf('personalise')).map(String));
  return fields.filter((field) => !testedBefore.has(String(field)));
}

async function changesWithout(field: FieldPath, step: StepName, whole: readonly string[]): Promise<boolean> {
  for (const [index, visit] of VISITS[step].entries()) {
    const session = stored(visit.session);
    const reduced = without(field, session);
    if (JSON.stringify(reduced) === JSON.stringify(session)) continue;
    if ((await visitStep(step, visit, reduced)) !== whole[index]) return true;
  }
  return false;
}
