import { useState } from 'react';

export type Wall = 'dark' | 'white';

const STORAGE_KEY = 'lightboxWall';

/**
 * The wall on which the visitor likes to see pictures.
 *
 * The outside system is the browser's local storage, which can be blocked: then it is remembered for this opening only.
 */
export function useWall(): [wall: Wall, set: (wall: Wall) => void] {
  const [wall, setWall] = useState(readWall);
  const set = (next: Wall) => {
    setWall(next);
    try {
      localStorage.setItem(STORAGE_KEY, next);
    } catch {}
  };
  return [wall, set];
}

function readWall(): Wall {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'white' ? 'white' : 'dark';
  } catch {
    return 'dark';
  }
}
