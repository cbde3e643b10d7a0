/** What React Router wrote is not what is expected here; the versions may have to be looked at. */
export class UnexpectedPageError extends Error {
  override name = 'UnexpectedPageError';
}
