export function beach(seed: number): string;
