/**
 * Returns false on 2g and 3g connections and for visitors who save data.
 *
 * @param connection `navigator.connection`, which not every browser has
 */
export function mayPrefetch(connection: unknown): boolean {
  if (typeof connection !== 'object' || connection === null) return true;
  const savesData = 'saveData' in connection && connection.saveData === true;
  const isSlow = 'effectiveType' in connection && /[23]g$/.test(String(connection.effectiveType));
  return !savesData && !isSlow;
}
