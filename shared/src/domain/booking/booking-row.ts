/** A labelled value of a booking. The confirmation page and the mail show the same rows. */
export interface BookingRow {
  readonly label: string;
  readonly value: string;
}
