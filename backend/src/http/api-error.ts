/** A call that is answered with an error on purpose; its words are for the caller. */
export class ApiError extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;
  /** More for the caller to act on, such as the right amount. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: string,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}
