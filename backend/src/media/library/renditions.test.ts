import { cropAround } from './renditions';

describe('a crop', () => {
  const wide = { width: 3200, height: 900, focalX: 0.5, focalY: 0.5 };

  it('is centred on the focal point, and stays inside of the picture', () => {
    expect(cropAround(wide, 16 / 9)).toEqual({ left: 800, top: 0, width: 1600, height: 900 });
    expect(cropAround({ ...wide, focalX: 0 }, 16 / 9)).toMatchObject({ left: 0 });
    expect(cropAround({ ...wide, focalX: 0.9 }, 16 / 9)).toMatchObject({ left: 1600 });
  });

  it('cuts a tall picture above and below the focal point', () => {
    const tall = { width: 1600, height: 3200, focalX: 0.2, focalY: 0.5 };
    expect(cropAround(tall, 16 / 9)).toEqual({ left: 0, top: 1150, width: 1600, height: 900 });
    expect(cropAround({ ...tall, focalY: 1 }, 16 / 9)).toMatchObject({ top: 2300 });
  });
});
