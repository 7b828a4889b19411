import { withoutStackTraces } from './without-stack-traces';

describe('withoutStackTraces', () => {
  it('records no stack while modules are evaluated, and records them again afterwards', async () => {
    const during = await withoutStackTraces(async () => new Error('constant'));
    expect(during.stack ?? '').not.toContain(' at ');
    expect(new Error('later').stack).toContain(' at ');
  });

  it('records stacks again after modules that throw', async () => {
    const failed = withoutStackTraces(async () => {
      throw new TypeError('broken module');
    });
    await expect(failed).rejects.toThrow('broken module');
    expect(new Error('later').stack).toContain(' at ');
  });
});
