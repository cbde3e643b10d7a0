import { setTimeout } from 'node:timers/promises';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { withoutSecrets } from '#pipeline/without-secrets.ts';
import { text } from './messages.ts';

type HostFailure = keyof ReturnType<typeof text>['failures'];

export type Causes = Readonly<Partial<Record<HostFailure, RegExp>>>;

const SHOWN_LINES = 6;
const RETRY_PAUSES_MS = [200, 1000];

export class HostError extends ExpectedError {
  readonly failure: HostFailure;

  constructor(causes: Causes, location: string, output: string) {
    const failures = Object.keys(causes) as HostFailure[];
    const failure = failures.find((each) => causes[each]?.test(output)) ?? 'failed';
    const message = text().failures[failure].replace('<location>', () => location);
    const end = output.split('\n').slice(-SHOWN_LINES).join('\n');
    super(withoutSecrets(`${message}\n${end}`));
    this.failure = failure;
  }
}

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
