/** The stages of a long command, each with its duration. Stages may run at the same time. */
export interface Stages {
  readonly run: <T>(name: string, act: () => Promise<T>) => Promise<T>;
  /** Returns a line for each stage in the order of their starts, then the time since the first start. */
  readonly summary: () => readonly string[];
}

/** @param now milliseconds of a clock that is never set back */
export function createStages(now: () => number = () => performance.now()): Stages {
  const start = now();
  const stages: { readonly name: string; readonly from: number; to: number | null }[] = [];
  const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;
  return {
    async run(name, act) {
      const stage = { name, from: now(), to: null as number | null };
      stages.push(stage);
      try {
        return await act();
      } finally {
        stage.to = now();
      }
    },
    summary: () => [
      ...stages.map(({ name, from, to }) => `${name}: ${seconds((to ?? now()) - from)}`),
      `in total: ${seconds(now() - start)}`,
    ],
  };
}
