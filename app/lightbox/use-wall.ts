import { useState } from 'react';

export type Wall = 'dark' | 'white';

const STORAGE_KEY = 'lightboxWall';

let lastChosen: Wall = 'dark';

/**
 * The wall on which the visitor likes to see pictures.
 *
 * The outside system is the browser's local storage, which can be blocked: then it is remembered until the page is
 * loaded anew.
 */
export function useWall(): [wall: Wall, set: (wall: Wall) => void] {
  const [wall, setWall] = useState(readWall);
  const set = (next: Wall) => {
    setWall(next);
    lastChosen = next;
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
    return lastChosen;
  }
}
