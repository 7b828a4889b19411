import { useEffect, useState } from 'react';

import type { DocumentKey } from '../api/documents';
import type { JsonObject } from '../api/json';

import { openLocalCopies, removeOfferedCopy, writeLocalCopy, type LocalCopy } from './local-copy';
import { takeOfferedCopy } from './offered-copy';
import type { SavingContext } from './saving';

/** Returns the unsaved texts of earlier visits, each until it is taken or discarded. */
export function useOfferedCopies(context: SavingContext, document: JsonObject) {
  const { accountId, key } = context;
  const [copies, setCopies] = useState(() => openLocalCopies(accountId, key, document));
  const remove = (copy: LocalCopy) => {
    removeOfferedCopy(accountId, key, copy);
    setCopies((before) => before.filter((one) => one !== copy));
  };
  const take = async (copy: LocalCopy) => {
    if (await takeOfferedCopy(context, copy)) remove(copy);
  };
  return { copies, take, remove };
}

interface UnsavedText {
  readonly isDirty: boolean;
  /** Whether a choice is open: the copy from before it stays, with the revision that it started from. */
  readonly isInConflict: boolean;
  readonly key: DocumentKey;
  readonly accountId: string;
  readonly document: JsonObject;
  readonly head: number;
}

/** Stores the text on the screen until the server has it. */
export function useLocalCopy({ isDirty, isInConflict, key, accountId, document, head }: UnsavedText): void {
  useEffect(() => {
    if (isDirty && !isInConflict) writeLocalCopy(accountId, key, head, document);
  }, [isDirty, isInConflict, key, accountId, document, head]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
