import { Gallery } from '@storefront/shared/composites/gallery/gallery';

import type { Example } from '../example';

export const galleryExample: Example = {
  title: 'Gallery',
  group: 'Holiday',
  purpose: 'The photos of a hotel, with a full-screen viewer.',
  states: [
    { name: 'Many photos', Component: () => <Gallery images={photos(23)} name="Sol Bay Resort" /> },
    {
      name: 'Five photos: none is hidden',
      Component: () => <Gallery images={photos(5)} name="Five Palms" />,
    },
    { name: 'Four photos', Component: () => <Gallery images={photos(4)} name="Four Winds" /> },
    { name: 'Three photos', Component: () => <Gallery images={photos(3)} name="Three Bays" /> },
    { name: 'Two photos', Component: () => <Gallery images={photos(2)} name="Two Harbours" /> },
    { name: 'One photo', Component: () => <Gallery images={photos(1)} name="One Island" /> },
    { name: 'No photos', Component: () => <Gallery images={[]} name="No Photos Inn" /> },
    {
      name: 'A photo that does not load',
      Component: () => <Gallery images={['/media/none.jpg', ...photos(6)]} name="Broken Lens" />,
    },
    {
      name: 'Long name',
      Component: () => (
        <Gallery
          images={photos(100)}
          name="The Grand Residence and Thermal Spa Hotel at Llanfairpwllgwyngyllgogerychwyrndrobwll"
        />
      ),
    },
  ],
};

function photos(count: number): string[] {
  const scenes = ['pool', 'room', 'beach', 'balcony', 'lagoon'];
  return Array.from(
    { length: count },
    (_, index) => `/media/${scenes[index % scenes.length] ?? 'pool'}-${index}/960.jpg`,
  );
}
