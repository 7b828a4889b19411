import { renderToString } from 'react-dom/server';

import { Carousel } from './carousel';

describe('the carousel on a server', () => {
  it('sends every slide, none of them shut off, and the controls that take room [CAR-01]', () => {
    const html = renderToString(
      <Carousel label="Deals" layout="deals" slides={[1, 2, 3, 4].map((deal) => `Deal ${deal}`)} />,
    );

    expect(html.match(/Deal \d/g)).toHaveLength(4);
    expect(html).not.toContain('inert');
    expect(html).toContain('Next: Deals');
    expect(html.match(/Go to slide/g)).toHaveLength(4);
  });
});
