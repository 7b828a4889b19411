export type SupplierErrorKind =
  | 'unreachable'
  | 'timeout'
  /** The supplier refused the request. */
  | 'rejected'
  /** The supplier failed: a status of 500 or more, or 429. */
  | 'failed'
  /** The response does not match the agreed format. */
  | 'invalid-response'
  /** Too many requests to the supplier are waiting in this process. */
  | 'overloaded'
  /** The call was not made, because too many of the last ones failed. */
  | 'circuit-open';

/** The supplier did not give a usable response. The API reports it as 503. */
export class SupplierError extends Error {
  override readonly name = 'SupplierError';
  readonly kind: SupplierErrorKind;

  /** @param call name of the supplier call, such as `dpSearch` */
  constructor(call: string, kind: SupplierErrorKind, detail: string) {
    super(`Supplier call ${call}: ${kind} (${detail})`);
    this.kind = kind;
  }
}
