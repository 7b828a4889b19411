export function cruise(seed: number): string;
