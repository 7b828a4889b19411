/** The message at a path such as `passengers.0.birth`, wherever Formik has put it. */
export function errorAt(errors: unknown, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<unknown>((node, part) => (isRecord(node) ? node[part] : undefined), errors);
  if (typeof found === 'string') return found;
  return undefined;
}

export interface FieldError {
  /** Path of the field, which is also its id in the page. */
  readonly path: string;
  readonly message: string;
}

/** Every message in the order of the form: passengers first, each with the address of the lead behind them. */
export function allErrors(errors: unknown): readonly FieldError[] {
  const passengers = isRecord(errors) ? collect(errors['passengers'], 'passengers') : [];
  const lead = isRecord(errors) ? collect(errors['lead'], 'lead') : [];
  const firstPassenger = passengers.filter(({ path }) => path.startsWith('passengers.0.'));
  return [...firstPassenger, ...lead, ...passengers.filter((error) => !firstPassenger.includes(error))];
}

function collect(node: unknown, path: string): FieldError[] {
  if (typeof node === 'string') return [{ path, message: node }];
  if (!isRecord(node)) return [];
  return Object.entries(node).flatMap(([part, child]) => collect(child, `${path}.${part}`));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
