/** Replaces `lodash-es/clone` for formik, whose forms hold arrays and plain objects. */
export default function clone(value: object): object {
  return Array.isArray(value) ? [...value] : { ...value };
}
