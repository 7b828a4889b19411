const TABLE_SIZE = 1_024;
const TABLE = table();

/** Returns ln(n!) for an integer n >= 0, with about 15 correct digits. */
export function logFactorial(n: number): number {
  return TABLE[n] ?? stirling(n);
}

/** Stirling series. Beyond the table the first omitted term is below 1e-18. */
function stirling(n: number): number {
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3);
}

function table(): Float64Array {
  const sums = new Float64Array(TABLE_SIZE);
  for (let n = 1; n < TABLE_SIZE; n += 1) sums[n] = (sums[n - 1] ?? 0) + Math.log(n);
  return sums;
}
