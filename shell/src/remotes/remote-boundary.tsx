import { Outlet } from 'react-router-dom';

/** The part of the page that one remote fills; its name is there for people and tests that look for seams. */
export function RemoteBoundary({ name }: { readonly name: string }) {
  return (
    <div data-boundary={name}>
      <Outlet />
    </div>
  );
}
