import { refusedFields } from '../../testing/refused-fields';

import { hydrationSchema, pagePartSchema, renderedSchema } from './rendered-page';

const HYDRATION = {
  remote: { name: 'mfe-deal', version: '1.0.0' },
  readable: true,
  today: '2026-11-21',
  loaderData: { deal: { value: { id: 101 }, arriving: ['hotel'] } },
  errors: { deal: { status: 404, statusText: 'Not Found', data: null } },
};
const STYLES = [{ key: 'css', ids: ['a1'], css: '.a1{color:red}' }];
const PAGE = {
  kind: 'page',
  status: 200,
  head: '<title>Deal</title>',
  body: '<main></main>',
  styles: STYLES,
  hydration: HYDRATION,
  sharedForSeconds: 60,
};
const REDIRECT = { kind: 'redirect', status: 301, location: '/all-deals' };
const FRAME = { kind: 'frame', head: '', body: '<main>', styles: STYLES };
const LATE = { kind: 'late', body: '<p></p>', styles: STYLES };
const END = { kind: 'end', hydration: HYDRATION };

describe('renderedSchema', () => {
  it.each([
    ['a page', PAGE],
    ['a page for one visitor', { ...PAGE, sharedForSeconds: null }],
    ['a page of the host', { ...PAGE, hydration: { ...HYDRATION, remote: null } }],
    ['a redirect', REDIRECT],
  ])('keeps all of %s', (_what, rendered) => {
    expect(renderedSchema.parse(rendered)).toEqual(rendered);
  });

  it.each([200, 404, 599])('accepts a page with status %d', (status) => {
    expect(refusedFields(renderedSchema, { ...PAGE, status })).toEqual([]);
  });

  it.each([199, 600, 200.5, '200'])('refuses a page with status %p', (status) => {
    expect(refusedFields(renderedSchema, { ...PAGE, status })).toEqual(['status']);
  });

  it.each([300, 399])('accepts a redirect with status %d', (status) => {
    expect(refusedFields(renderedSchema, { ...REDIRECT, status })).toEqual([]);
  });

  it.each([200, 299, 400])('refuses a redirect with status %d', (status) => {
    expect(refusedFields(renderedSchema, { ...REDIRECT, status })).toEqual(['status']);
  });

  it('refuses a redirect without a target, a page that is kept for no time, and another kind', () => {
    expect(refusedFields(renderedSchema, { ...REDIRECT, location: '' })).toEqual(['location']);
    expect(refusedFields(renderedSchema, { ...PAGE, sharedForSeconds: 0 })).toEqual(['sharedForSeconds']);
    expect(refusedFields(renderedSchema, { ...PAGE, kind: 'frame' })).toEqual(['kind']);
  });

  it.each(['head', 'body', 'styles', 'hydration', 'sharedForSeconds'])(
    'refuses a page without %s',
    (field) => {
      expect(refusedFields(renderedSchema, { ...PAGE, [field]: undefined })).toEqual([field]);
    },
  );
});

describe('pagePartSchema', () => {
  it.each([
    ['the frame', FRAME],
    ['a late part', LATE],
    ['the end', END],
  ])('keeps all of %s of a page in parts', (_what, part) => {
    expect(pagePartSchema.parse(part)).toEqual(part);
  });

  it.each([
    ['head', FRAME],
    ['styles', FRAME],
    ['body', LATE],
    ['hydration', END],
  ])('refuses a part without its %s', (field, part) => {
    expect(refusedFields(pagePartSchema, { ...part, [field]: undefined })).toEqual([field]);
  });

  it('refuses a whole page', () => {
    expect(refusedFields(pagePartSchema, PAGE)).toEqual(['kind']);
  });
});

describe('hydrationSchema', () => {
  it.each(['remote', 'readable', 'today', 'loaderData', 'errors'])('refuses data without %s', (field) => {
    expect(refusedFields(hydrationSchema, { ...HYDRATION, [field]: undefined })).toEqual([field]);
  });

  it.each([
    ['today', { today: '2026-02-30' }],
    ['remote.version', { remote: { name: 'mfe-deal' } }],
    ['loaderData.deal.arriving', { loaderData: { deal: { value: 1 } } }],
    ['errors.deal.status', { errors: { deal: { status: 40.4, statusText: '', data: null } } }],
    ['errors.deal.statusText', { errors: { deal: { status: 404, data: null } } }],
  ])('refuses an invalid %s', (field, changes) => {
    expect(refusedFields(hydrationSchema, { ...HYDRATION, ...changes })).toEqual([field]);
  });
});
