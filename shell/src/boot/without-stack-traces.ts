/**
 * Evaluates modules that create errors as constants, whose stack nobody reads.
 *
 * React creates five. While a tool is attached to the browser (developer tools, Lighthouse, a test), V8 records the
 * source position of each, for which it parses the functions of the file again: 12 to 16 ms of a visit.
 *
 * @param evaluate runs in microtasks only, so that no other code is without stack traces
 */
export async function withoutStackTraces<T>(evaluate: () => Promise<T>): Promise<T> {
  const { stackTraceLimit } = Error;
  // V8 leaves traces out when the property does not exist; 0 is not enough.
  Reflect.deleteProperty(Error, 'stackTraceLimit');
  try {
    return await evaluate();
  } finally {
    // Only V8 has the property.
    if (typeof stackTraceLimit === 'number') Error.stackTraceLimit = stackTraceLimit;
  }
}
