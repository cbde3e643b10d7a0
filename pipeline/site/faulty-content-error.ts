/** The content has errors; they have been reported, and what was built before is untouched. */
export class FaultyContentError extends Error {
  override name = 'FaultyContentError';

  constructor() {
    super('Nothing was built: put right the errors above, then try again');
  }
}
