import { useCallback, useEffect, useState } from 'react';

import { listPictures } from '../api/pictures';
import { useResponse } from '../api/use-response';

/** A pause in typing after which the search is sent. */
const PAUSE_MS = 250;

/** State of a searchable list of pictures. The last list stays while another one is loaded. */
export function usePictureList() {
  const [search, setSearch] = useState('');
  const [searched, setSearched] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearched(search.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [search]);
  const { data, error, reload } = useResponse(useCallback(() => listPictures(searched), [searched]));
  useEffect(() => {
    const again = () => void reload();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [reload]);
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  return { search, setSearch, isFiltered: searched !== '', data: data ?? last, error, reload };
}
