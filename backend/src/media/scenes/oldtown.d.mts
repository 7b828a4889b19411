export function oldtown(seed: number): string;
