import { Canvas, WIDTH } from '../kit/canvas';
import type { Layout } from '../kit/layout';
import type { Palette } from '../kit/palette';
import { drawRidge } from '../kit/ridges';
import { drawHaze, drawSky } from '../kit/sky';
import { trace } from '../kit/trace';
import { Pen } from '../landmarks/pen';

import { drawGround, LANDMARK_FOOT } from './grounds';
import type { IllustratedPlace } from './places';
import { drawFarRow, drawNearRow } from './town-rows';

/** Half of the width that a landmark may have, so that it fits into square crops of cards. */
const MAX_HALF = 600;
/** Free sky above a landmark, which wide crops of page heads cut off. */
const SKY = 96;
const USUAL_HEIGHT = 108;

function landmarkScale({ landmark }: IllustratedPlace, foot: number, layout: Layout): number {
  const { half, tall = USUAL_HEIGHT } = landmark;
  return Math.min(5.4, MAX_HALF / half, (foot - SKY) / tall) * (0.94 + layout.density * 0.06);
}

function drawLandmark(canvas: Canvas, place: IllustratedPlace, x: number, foot: number, scale: number): void {
  canvas.group(
    trace`transform="translate(${x} ${foot}) scale(${scale.toFixed(2)} ${(-scale).toFixed(2)})"`,
    () => {
      place.landmark.draw(new Pen(canvas, place.town ? 0.02 : 0.06));
    },
  );
}

function drawDistance(canvas: Canvas, { ground, town, tags }: IllustratedPlace, foot: number): void {
  if (town) {
    if (tags.includes('mountains'))
      drawRidge(canvas, foot, 210, [canvas.away('#8fa0c0', 0.4), canvas.away('#b9b8c0', 0.66)], {
        foot: foot + 6,
        roughness: 0.5,
      });
    drawFarRow(canvas, foot, town);
    drawHaze(canvas, foot - 150, foot, 0.4);
    return;
  }
  const isDry = tags.includes('desert');
  const near = isDry ? '#d9b58c' : '#7fa07c';
  if (ground !== 'coast' && ground !== 'beach')
    drawRidge(canvas, foot, 90, [canvas.away(near, 0.5), canvas.away(near, 0.36)], {
      foot: foot + 6,
      roughness: 0.4,
    });
}

/** Draws the coast below the landmark: it rises behind the landmark and leaves the picture on one side. */
function drawCoast(canvas: Canvas, { tags }: IllustratedPlace, x: number, foot: number, reach: number): void {
  const near = tags.includes('desert') ? '#d3a878' : '#7f9f68';
  const from = x - reach * 0.7;
  drawRidge(canvas, foot + 6, 120, [canvas.away(near, 0.34), canvas.away(near, 0.2)], {
    from,
    to: WIDTH + 60,
    foot: foot + 16,
    roughness: 0.34,
    envelope: (along) => Math.min(1, 0.2 + along * 1.2),
  });
}

/** Returns the drawing function of a place: its landmark, its houses and the ground or water in front of them. */
export function placeScene(
  place: IllustratedPlace,
): (seed: number, palette: Palette, layout: Layout) => string {
  return (seed, palette, layout) => {
    const canvas = new Canvas(seed, palette);
    const foot = LANDMARK_FOOT[place.ground] - layout.horizon * 14;
    const scale = landmarkScale(place, foot, layout);
    const reach = place.landmark.half * scale;
    const x = WIDTH / 2 + (layout.arrangement - 1.5) * 40;
    const sun = drawSky(
      canvas,
      { ...layout, sun: layout.sun < 0.5 ? layout.sun * 0.44 : 0.56 + layout.sun * 0.44 },
      foot,
    );
    drawDistance(canvas, place, foot);
    const { tags, landmark } = place;
    drawGround(canvas, place.ground, { foot, sunX: sun.x, tags, boats: landmark.boats, layout }, () => {
      if (place.ground === 'coast' || place.ground === 'beach') drawCoast(canvas, place, x, foot, reach);
      drawLandmark(canvas, place, x, foot, scale);
      if (place.town) drawNearRow(canvas, foot, place.town, { from: x - reach, to: x + reach });
    });
    return canvas.finish(place.ground === 'coast' && layout.isMirrored, 0.16);
  };
}
