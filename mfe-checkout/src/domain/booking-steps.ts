export const BOOKING_STEPS = ['personalise', 'passengers', 'payment', 'confirmation'] as const;
export type StepName = (typeof BOOKING_STEPS)[number];

export const STEP_LABELS: Readonly<Record<StepName, string>> = {
  personalise: 'Personalise',
  passengers: 'Passengers',
  payment: 'Payment',
  confirmation: 'Confirmation',
};
