import { readView, viewPath, type ManageView } from './manage-view';

const VIEWS: readonly ManageView[] = [
  { name: 'overview' },
  { name: 'pay' },
  { name: 'cancel' },
  { name: 'contact' },
  { name: 'name', traveller: 1 },
  { name: 'extra', id: 'tour:7&8' },
  { name: 'request', about: 'dates' },
];

it.each(VIEWS)('the path of $name leads to that screen again', (view) => {
  const { searchParams } = new URL(viewPath(view), 'https://shop.test');
  expect(readView(searchParams)).toEqual(view);
});

it.each(['', 'view=', 'view=admin', 'paymentId=1'])('%j shows the whole booking', (query) => {
  expect(readView(new URLSearchParams(query))).toEqual({ name: 'overview' });
});

it('an unknown subject of a request is something else', () => {
  expect(readView(new URLSearchParams('view=request&about=x'))).toEqual({
    name: 'request',
    about: 'something-else',
  });
});
