import { destinationScene } from './destination-scene';

describe('the scene of a destination', () => {
  it.each([
    [702, 'paris-6'],
    [701, 'amsterdam-5'],
    [999_999, 'beach-63'],
  ])('of %i is %s', (id, scene) => {
    expect(destinationScene(id)).toBe(scene);
  });

  it('has the letters of the name alone', () => {
    expect(destinationScene(304)).toBe('sal-0');
    expect(destinationScene(305)).toBe('boavista-1');
  });
});
