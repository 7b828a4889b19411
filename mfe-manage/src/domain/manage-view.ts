/** A screen of `/manage`. It is a parameter of the URL, so that Back and a reload lead to the same screen. */
export type ManageView =
  | { readonly name: 'overview' }
  | { readonly name: 'pay' }
  | { readonly name: 'cancel' }
  | { readonly name: 'contact' }
  | { readonly name: 'name'; readonly traveller: number }
  | { readonly name: 'extra'; readonly id: string }
  | { readonly name: 'request'; readonly about: RequestSubject };

export const REQUEST_SUBJECTS = ['names', 'dates', 'extras', 'cancellation', 'something-else'] as const;
export type RequestSubject = (typeof REQUEST_SUBJECTS)[number];

/** Returns the screen of a query. Unknown values show the whole booking. */
export function readView(params: URLSearchParams): ManageView {
  const name = params.get('view') ?? '';
  switch (name) {
    case 'pay':
    case 'cancel':
    case 'contact':
      return { name };
    case 'name':
      return { name, traveller: Number(params.get('traveller') ?? 0) };
    case 'extra':
      return { name, id: params.get('id') ?? '' };
    case 'request':
      return { name, about: subjectOf(params.get('about')) };
    default:
      return { name: 'overview' };
  }
}

/** Returns the path of a screen. */
export function viewPath(view: ManageView): string {
  if (view.name === 'overview') return '/manage';
  const { name, ...rest } = view;
  const params = new URLSearchParams({ view: name });
  for (const [key, value] of Object.entries(rest)) params.set(key, String(value));
  return `/manage?${params}`;
}

function subjectOf(text: string | null): RequestSubject {
  return REQUEST_SUBJECTS.find((subject) => subject === text) ?? 'something-else';
}
