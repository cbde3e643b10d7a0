const LONGEST_WAIT_MS = 2000;
const STEP_MS = 50;

/** For layout changes that nobody asked for: a button that moves between press and release loses its click. */
export async function waitForPressEnd(): Promise<void> {
  // The list of a <select> reports no release.
  const end = performance.now() + LONGEST_WAIT_MS;
  while (document.querySelector(':active') && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}
