import { setTimeout } from 'node:timers/promises';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { withoutSecrets } from '#pipeline/without-secrets.ts';
import { text } from './messages.ts';

type HostFailure = keyof ReturnType<typeof text>['failures'];

/** The first that matches is the cause. */
export type Causes = Readonly<Partial<Record<HostFailure, RegExp>>>;

const SHOWN_LINES = 6;
const RETRY_PAUSES_MS = [200, 1000];

export class HostError extends ExpectedError {
  readonly failure: HostFailure;

  /** @param said the host's or the tool's own words */
  constructor(causes: Causes, place: string, said: string) {
    const failures = Object.keys(causes) as HostFailure[];
    const failure = failures.find((each) => causes[each]?.test(said)) ?? 'failed';
    const message = text().failures[failure].replace('<place>', () => place);
    const end = said.split('\n').slice(-SHOWN_LINES).join('\n');
    super(withoutSecrets(`${message}\n${end}`));
    this.failure = failure;
  }
}

/** Hosts close connections that are idle, and sometimes busy ones. */
export async function retry<Result>(action: () => Promise<Result>): Promise<Result> {
  for (const pause of RETRY_PAUSES_MS) {
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof HostError && error.failure === 'noConnection')) throw error;
      await setTimeout(pause);
    }
  }
  return action();
}
