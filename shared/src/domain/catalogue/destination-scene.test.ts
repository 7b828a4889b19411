import { destinationScene } from './destination-scene';

describe('the scene of a destination', () => {
  it.each([
    [101, 'antalya-5'],
    [202, 'sharmelsheikh-2'],
    [604, 'costablanca-4'],
    [702, 'paris-6'],
  ])('%i has its name and one of eight times of day: %s', (id, scene) => {
    expect(destinationScene(id)).toBe(scene);
  });

  it.each([
    [9_999, 'beach-15'],
    [9_984, 'beach-0'],
  ])('%i, which is unknown, is one of 256 beaches: %s', (id, scene) => {
    expect(destinationScene(id)).toBe(scene);
  });
});
