/** A problem that a person can correct (setting, port, content, host); shown without a stack. */
export class ExpectedError extends Error {
  override name = 'ExpectedError';
}
