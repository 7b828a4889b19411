import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Picture } from './picture';

function renderLink(onError = jest.fn()) {
  const onClick = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const tile = () => (
    <a href="/group/half-term" onClick={onClick}>
      <Picture src="/media/beach-2/960.jpg" alt="A beach" ratio="4/3" onError={onError} />
    </a>
  );
  const { container, rerender } = render(tile());
  return { container, onClick, onError, rerender: () => rerender(tile()) };
}

test('a picture that breaks under a pressed pointer keeps the element that the browser needs for the click', async () => {
  const user = userEvent.setup();
  const { container, onClick } = renderLink();
  const image = screen.getByRole('img', { name: 'A beach' });
  await user.pointer({ keys: '[MouseLeft>]', target: image });
  fireEvent.error(image);
  expect(image).toBeInTheDocument();
  expect(container.querySelector('svg')).toBeInTheDocument();
  await user.pointer({ keys: '[/MouseLeft]', target: image });
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a broken picture is covered by the drawing, keeps its name and reports the error once [ERR-24]', () => {
  const { container, onError, rerender } = renderLink();
  const image = screen.getByRole('img', { name: 'A beach' });
  expect(container.querySelector('svg')).not.toBeInTheDocument();
  fireEvent.error(image);
  rerender();
  fireEvent.error(image);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('img', { name: 'A beach' })).toBe(image);
  expect(onError).toHaveBeenCalledTimes(1);
});

test('a missing picture is the drawing with the name of the picture', () => {
  render(<Picture src={null} alt="A beach" ratio="4/3" />);
  expect(screen.getByRole('img', { name: 'A beach' })).toBeInTheDocument();
});
