/** Another process has the embedded database open. */
export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse';
}
