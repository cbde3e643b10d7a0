import { useEffect, useState } from 'react';

/**
 * An address under which a file of this page can be shown.
 *
 * Synchronizes with the browser's list of such addresses, which keep their files in memory until they are given back.
 */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
