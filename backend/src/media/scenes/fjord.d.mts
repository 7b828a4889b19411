export function fjord(seed: number): string;
