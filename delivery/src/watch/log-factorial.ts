const TABLE_SIZE = 1_024;
const TABLE = table();

/** ln(n!) of a whole number from 0 on, right to about 15 digits. */
export function logFactorial(n: number): number {
  return TABLE[n] ?? stirling(n);
}

/** Beyond the table the first term that is left out is below 1e-18. */
function stirling(n: number): number {
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3);
}

function table(): Float64Array {
  const sums = new Float64Array(TABLE_SIZE);
  for (let n = 1; n < TABLE_SIZE; n += 1) sums[n] = (sums[n - 1] ?? 0) + Math.log(n);
  return sums;
}
