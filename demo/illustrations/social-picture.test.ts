import sharp from 'sharp';

import { illustrationSource } from './illustration-source';

it('is a JPEG of 1200 by 630 pixels for every destination and kind of hotel [DEC-170]', async () => {
  const picture = await illustrationSource.find('social/santorini-1.jpg')?.generate();
  const { format, width, height } = await sharp(picture).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  expect(illustrationSource.find('social/pool-255.jpg')).not.toBeNull();
});
