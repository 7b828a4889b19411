import { formatNumber, getFormatter } from './format-number';

describe('formatNumber', () => {
  it.each([0, 7, 999, 1_500, -2_000, 1_234_567])('formats %d without a formatter as with one', (value) => {
    const formatted = new Intl.NumberFormat('en-GB').format(value);
    const create = jest.spyOn(Intl, 'NumberFormat');
    expect(formatNumber(value)).toBe(formatted);
    expect(create).not.toHaveBeenCalled();
    create.mockRestore();
  });

  it('formats everything else by Intl', () => {
    expect(formatNumber(0.25, 'en-GB', { style: 'percent' })).toBe('25%');
    expect(formatNumber(1.5)).toBe('1.5');
    expect(formatNumber(null)).toBe('');
  });

  it('creates a formatter once', () => {
    const options = { maximumFractionDigits: 1 };
    expect(getFormatter('en-GB', options)).toBe(getFormatter('en-GB', { ...options }));
    expect(getFormatter('en-GB', options)).not.toBe(getFormatter('de-DE', options));
  });
});
