import { useEffect, useRef, useState } from 'react';

import { errorText } from '../api/call';
import { uploadPicture, type OpenedPicture } from '../api/pictures';

/** A file on its way: `share` is what is sent of it, 0 to 1. */
export interface Upload {
  readonly key: number;
  readonly name: string;
  readonly share: number;
  readonly error: string | null;
}

export interface Uploads {
  readonly uploads: readonly Upload[];
  /** Sends files one after another. */
  readonly add: (files: readonly File[]) => void;
  /** Removes the message of a failed upload. */
  readonly dismiss: (key: number) => void;
}

/** State of the uploads of a screen. @param onDone receives each picture that was stored */
export function useUploads(onDone: (picture: OpenedPicture) => void): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const nextKey = useRef(0);
  // An upload may end long after the screen has changed.
  const latestOnDone = useRef(onDone);
  useEffect(() => {
    latestOnDone.current = onDone;
  });
  const update = (key: number, change: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const dismiss = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));

  const send = async (key: number, file: File) => {
    const result = await uploadPicture(file, (share) => update(key, { share }));
    if (!result.ok) return update(key, { error: errorText(result.error) });
    dismiss(key);
    return latestOnDone.current(result.value);
  };
  const add = (files: readonly File[]) => {
    const added = files.map((file) => {
      nextKey.current += 1;
      return { file, key: nextKey.current };
    });
    setUploads((all) => [
      ...all,
      ...added.map(({ key, file: { name } }) => ({ key, name, share: 0, error: null })),
    ]);
    for (const { key, file } of added) queue.current = queue.current.then(() => send(key, file));
  };
  return { uploads, add, dismiss };
}
