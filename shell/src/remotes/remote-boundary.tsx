import { Outlet } from 'react-router-dom';

/** Wraps the content of one remote. Tests and developers find it by `data-boundary`. */
export function RemoteBoundary({ name }: { readonly name: string }) {
  return (
    <div data-boundary={name}>
      <Outlet />
    </div>
  );
}
