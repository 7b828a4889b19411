import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderInPage } from '../../../testing/render-page';

import { Gallery } from './gallery';

const NAME = 'Sol Bay Resort';

function renderGallery(count: number) {
  const images = Array.from({ length: count }, (_, index) => `/media/pool-${index}/960.jpg`);
  renderInPage(<Gallery images={images} name={NAME} />);
  return userEvent.setup();
}

const opener = () => screen.getByRole('button', { name: `View photos of ${NAME}` });
const viewer = () => within(screen.getByRole('dialog', { name: `Photos of ${NAME}` }));
const openViewer = async (user: ReturnType<typeof userEvent.setup>, button: HTMLElement) => {
  await user.click(button);
  await screen.findByRole('dialog');
};
const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);
const press = (name: string) => screen.getByRole('button', { name });

/** Sources of all rendered images, which the browser fetches. */
const fetched = (box: HTMLElement) =>
  [...box.querySelectorAll('img')].map((image) => image.getAttribute('src'));

describe('the gallery', () => {
  it('changes the main photo and wraps at both ends [HD-01, CAR-01]', async () => {
    const user = renderGallery(23);
    expect(screen.getByRole('status')).toHaveTextContent('Photo 1 of 23');

    await user.click(press('Previous photo'));
    expect(screen.getByRole('status')).toHaveTextContent('Photo 23 of 23');
    expect(screen.getByRole('img', { name: `${NAME}, photo 23 of 23` }).closest('[inert]')).toBeNull();
    await user.click(press('Next photo'));
    expect(screen.getByRole('status')).toHaveTextContent('Photo 1 of 23');
  });

  it('has four thumbnails, on phones two, the last one with the number of further photos [DEAL-01]', () => {
    renderGallery(23);
    expect(screen.getByRole('button', { name: 'Photo 2 of 23' })).toBeInTheDocument();
    // Wide screens hide this number.
    expect(screen.getByRole('button', { name: 'Photo 3 of 23 +20 more' })).toHaveTextContent('+20');
    expect(screen.getByRole('button', { name: 'Photo 4 of 23' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Photo 5 of 23 +18 more' })).toHaveTextContent('+18');
    expect(screen.queryByRole('button', { name: /^Photo 6/ })).not.toBeInTheDocument();
  });

  it('shows no number when all photos are visible [DEAL-01]', () => {
    renderGallery(5);
    expect(screen.getByRole('button', { name: 'Photo 5 of 5' })).not.toHaveTextContent('+');
  });

  it('opens all photos in a viewer that covers the screen [HD-02]', async () => {
    const user = renderGallery(23);
    await openViewer(user, press('All 23 photos'));
    expect(viewer().getByRole('status')).toHaveTextContent('Photo 1 of 23');
    const { position, inset } = getComputedStyle(screen.getByRole('dialog'));
    expect([position, inset]).toEqual(['fixed', '0']);
  });

  it('opens at the photo of a thumbnail [HD-02]', async () => {
    const user = renderGallery(23);
    await openViewer(user, press('Photo 2 of 23'));
    expect(viewer().getByRole('status')).toHaveTextContent('Photo 2 of 23');
  });

  it('fetches only one main photo until the pointer enters the gallery [DEAL-01]', async () => {
    const user = renderGallery(23);
    const box = opener().parentElement;
    if (!box) throw new Error('the main photo has no container');
    expect(fetched(box)).toEqual(['/media/pool-0/960.jpg']);

    await user.hover(opener());
    expect(fetched(box)).toEqual([0, 1, 22].map((photo) => `/media/pool-${photo}/960.jpg`));
  });

  it('names caption, credit and content of a photograph, beside others without texts [DEC-240]', async () => {
    const [pool, terrace] = ['https://pictures.example/pool.jpg', 'https://pictures.example/terrace.jpg'];
    const texts = [
      { url: pool, alternative: 'A pool under palms', caption: 'The pool at noon', credit: 'Ann Lee' },
    ];
    renderInPage(<Gallery images={[pool, terrace]} texts={texts} name={NAME} />);
    const user = userEvent.setup();
    expect(screen.getByText('The pool at noon · Photo: Ann Lee')).toBeVisible();
    expect(screen.getByRole('img', { name: 'A pool under palms' })).toBeInTheDocument();

    await openViewer(user, opener());
    expect(viewer().getByText('The pool at noon · Photo: Ann Lee')).toBeVisible();
    await user.click(viewer().getByRole('button', { name: 'Next photo' }));
    expect(viewer().queryByText(/Photo: /)).not.toBeInTheDocument();
    expect(viewer().getByRole('img', { name: `${NAME}, photo 2 of 2` })).toBeInTheDocument();
  });

  it('has a placeholder and no viewer without photos [HD-02]', () => {
    renderGallery(0);
    expect(screen.getByRole('img', { name: NAME })).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('has a viewer but no arrows and no thumbnails for a single photo [HD-02]', async () => {
    const user = renderGallery(1);
    expect(screen.getAllByRole('button')).toEqual([opener()]);

    await openViewer(user, opener());
    expect(viewer().getByRole('img', { name: NAME })).toBeInTheDocument();
    expect(viewer().queryByRole('button', { name: /photo$/ })).not.toBeInTheDocument();
  });
});

describe('the photo viewer', () => {
  it('wraps with the buttons [CAR-01]', async () => {
    const user = renderGallery(3);
    await openViewer(user, opener());
    await user.click(viewer().getByRole('button', { name: 'Previous photo' }));
    expect(viewer().getByRole('status')).toHaveTextContent('Photo 3 of 3');
    await user.click(viewer().getByRole('button', { name: 'Next photo' }));
    expect(viewer().getByRole('status')).toHaveTextContent('Photo 1 of 3');
  });

  it.each([
    ['{ArrowLeft}', 23],
    ['{ArrowRight}{ArrowRight}', 3],
    ['{End}', 23],
    ['{End}{ArrowRight}', 1],
    ['{ArrowRight}{Home}', 1],
  ])('moves with the keys %s [HD-02, CAR-01]', async (keys, photo) => {
    const user = renderGallery(23);
    await openViewer(user, opener());
    // The dialog takes the focus in a later frame.
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
    await user.keyboard(keys);
    expect(viewer().getByRole('status')).toHaveTextContent(`Photo ${photo} of 23`);
  });

  it('fetches only the current photo and its neighbours [HD-02]', async () => {
    const user = renderGallery(23);
    await openViewer(user, press('Photo 2 of 23'));
    expect(fetched(screen.getByRole('dialog'))).toEqual(
      [0, 1, 2].map((photo) => `/media/pool-${photo}/960.jpg`),
    );
  });

  it('shows the placeholder for a photo that does not load [HD-02, ERR-24]', async () => {
    const user = renderGallery(2);
    await openViewer(user, opener());
    const name = `${NAME}, photo 1 of 2`;
    const photo = viewer().getByRole('img', { name });
    expect(photo.parentElement?.querySelector('svg')).toBeNull();
    fireEvent.error(photo);
    expect(viewer().getByRole('img', { name })).toBe(photo);
    expect(photo.parentElement?.querySelector('svg')).toBeInTheDocument();
  });

  it.each([
    ['Escape', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    [
      'its button',
      async (user: ReturnType<typeof userEvent.setup>) =>
        user.click(viewer().getByRole('button', { name: `Close: Photos of ${NAME}` })),
    ],
  ])('closes with %s and returns the focus to the opener [HD-02]', async (_, close) => {
    const user = renderGallery(23);
    await openViewer(user, press('Photo 4 of 23'));
    await close(user);

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(press('Photo 4 of 23')).toHaveFocus());
  });

  it('closes with the Back button of the browser [HD-02]', async () => {
    const user = renderGallery(23);
    await openViewer(user, opener());
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
