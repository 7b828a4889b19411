/** Replaces `lodash-es/cloneDeep` for formik, whose forms hold plain data: the browser clones them. */
export default function cloneDeep<T>(value: T): T {
  return structuredClone(value);
}
