/**
 * The type of parsed data without the index signature of loose objects, at every level. The data keep the fields that
 * the schema does not know, but code can only name those that it knows.
 */
export type DeclaredFields<T> = T extends readonly (infer Item)[]
  ? DeclaredFields<Item>[]
  : T extends object
    ? string extends keyof T
      ? { [Key in keyof T as string extends Key ? never : Key]: DeclaredFields<T[Key]> }
      : T
    : T;
