import sharp from 'sharp';

import { drawScene } from './draw-scene';

const CELL = { width: 300, height: 169 } as const;
const GAP = 6;

/**
 * Draws pictures side by side on one sheet, to look at all of them.
 *
 * @param names scenes with their variant, such as `paris-0`
 */
export async function contactSheet(names: readonly string[], columns: number): Promise<Buffer> {
  const cells = [];
  for (const [index, name] of names.entries()) {
    const [scene = '', variant = '0'] = name.split('-');
    const picture = await drawScene(scene, Number(variant), 480, 'jpg');
    cells.push({
      input: await sharp(picture).resize(CELL.width, CELL.height).toBuffer(),
      left: (index % columns) * (CELL.width + GAP),
      top: Math.floor(index / columns) * (CELL.height + GAP),
    });
  }
  return sharp({
    create: {
      width: columns * (CELL.width + GAP) - GAP,
      height: Math.ceil(names.length / columns) * (CELL.height + GAP) - GAP,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(cells)
    .png({ palette: true })
    .toBuffer();
}
