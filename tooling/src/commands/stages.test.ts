import { createStages } from './stages';

describe('stages of a command', () => {
  it('lists the duration of each stage in the order of their starts, and the total', async () => {
    let now = 1_000;
    const stages = createStages(() => now);
    let endChecks = () => {};
    const checks = stages.run('checks', () => new Promise<void>((resolve) => (endChecks = resolve)));
    const passed = await stages.run('unit tests', async () => {
      now += 61_400;
      return 12;
    });
    endChecks();
    await checks;
    now += 2_000;

    expect(passed).toBe(12);
    expect(stages.summary()).toEqual(['checks: 61 s', 'unit tests: 61 s', 'in total: 63 s']);
  });

  it('lists a stage that fails', async () => {
    let now = 0;
    const stages = createStages(() => now);
    const failing = stages.run('journeys', async () => {
      now += 3_000;
      throw new Error('no browser');
    });

    await expect(failing).rejects.toThrow('no browser');
    now += 1_000;
    expect(stages.summary()).toEqual(['journeys: 3 s', 'in total: 4 s']);
  });
});
