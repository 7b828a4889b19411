import { renderToString } from 'react-dom/server';

import { Carousel } from './carousel';

describe('the server-rendered carousel', () => {
  it('contains every slide without `inert` and the controls that take up space [CAR-01]', () => {
    const html = renderToString(
      <Carousel label="Deals" layout="three-or-one" slides={[1, 2, 3, 4].map((deal) => `Deal ${deal}`)} />,
    );

    expect(html.match(/Deal \d/g)).toHaveLength(4);
    expect(html).not.toContain('inert');
    expect(html).toContain('Next: Deals');
    expect(html.match(/Go to slide/g)).toHaveLength(4);
  });
});
