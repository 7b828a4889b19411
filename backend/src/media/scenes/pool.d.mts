export function pool(seed: number): string;
