export function city(seed: number): string;
