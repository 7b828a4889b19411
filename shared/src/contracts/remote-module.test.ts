import { remoteModuleSchema, routeHandleSchema } from './remote-module';

const REMOTE = {
  name: 'mfe-search',
  contract: '^1.8.0',
  routes: [{ path: '/search', lazy: () => Promise.resolve({}) }],
  leadsTo: '/holiday',
};

/** Returns the fields that the host refuses in a remote. */
function refused(changes: object): readonly string[] {
  const { error } = remoteModuleSchema.safeParse({ ...REMOTE, ...changes });
  return error?.issues.map(({ path }) => path.join('.')) ?? [];
}

describe('remoteModuleSchema', () => {
  it('keeps all fields of a remote', () => {
    expect(remoteModuleSchema.parse(REMOTE)).toEqual(REMOTE);
  });

  it.each(['mfe-search', 'mfe-hotel-quiz', 'mfe-v2'])('accepts the name %s', (name) => {
    expect(refused({ name })).toEqual([]);
  });

  it.each([
    'search',
    'mfe-',
    'mfe-Search',
    'mfe-search-',
    'mfe--search',
    'an mfe-search',
    'mfe-search/x',
    '',
  ])('refuses the name %p', (name) => {
    expect(refused({ name })).toEqual(['name']);
  });

  it('refuses a remote without a contract range, without a route or without a routes list', () => {
    expect(refused({ contract: '' })).toEqual(['contract']);
    expect(refused({ routes: [] })).toEqual(['routes']);
    expect(refused({ routes: undefined })).toEqual(['routes']);
  });

  it.each([
    ['a loader of its module', { path: '/a', lazy: () => Promise.resolve({}) }],
    ['a component', { path: '/a', Component: () => null }],
    ['an element', { path: '/a', element: null }],
  ])('accepts a route with a path and %s', (_what, route) => {
    expect(refused({ routes: [route] })).toEqual([]);
  });

  it.each([
    ['null', null],
    ['a text', '/a'],
    ['without a path', { element: null }],
    ['with a path that is no text', { path: 7, element: null }],
    ['without something to render', { path: '/a' }],
  ])('refuses a route that is %s, with its position', (_what, route) => {
    const { error } = remoteModuleSchema.safeParse({ ...REMOTE, routes: [...REMOTE.routes, route] });
    expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
      'routes.1: a route needs a path and one of lazy, Component or element',
    ]);
  });

  it('accepts no next path, and refuses one that is not of this site', () => {
    expect(refused({ leadsTo: undefined })).toEqual([]);
    expect(refused({ leadsTo: 'holiday/' })).toEqual(['leadsTo']);
  });
});

describe('routeHandleSchema', () => {
  it.each([{}, { sharedForSeconds: 1 }, { sharedForSeconds: 60, other: true }])('accepts %j', (handle) => {
    expect(routeHandleSchema.safeParse(handle).success).toBe(true);
  });

  it.each([{ sharedForSeconds: 0 }, { sharedForSeconds: 1.5 }, { sharedForSeconds: '60' }])(
    'refuses %j',
    (handle) => {
      expect(routeHandleSchema.safeParse(handle).success).toBe(false);
    },
  );
});
