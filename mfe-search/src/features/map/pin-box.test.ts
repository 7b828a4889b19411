import { overlap, pillSize } from './pin-box';

describe('the size of a pill', () => {
  it('grows with the number of letters and with the root font size, plus a fixed gap', () => {
    expect(pillSize('5 from £688', 16, 0).width).toBeGreaterThan(pillSize('£688', 16, 0).width);
    const [usual, large] = [pillSize('£540', 16, 0), pillSize('£540', 32, 0)];
    expect(large).toEqual({ width: usual.width * 2, height: usual.height * 2 });
    expect(pillSize('£540', 16, 12)).toEqual({ width: usual.width + 12, height: usual.height + 12 });
  });

  it('overlaps another pill only if both axes overlap', () => {
    const box = { x: 0, y: 0, width: 60, height: 34 };
    expect(overlap(box, { ...box, x: 59, y: 33 })).toBe(true);
    expect(overlap(box, { ...box, x: 60 })).toBe(false);
    expect(overlap(box, { ...box, y: 34 })).toBe(false);
  });
});
