import type ru from '#catalogue/texts/interface/ru.json';

/** Why the host refuses: `connection` when it is out of order, `broken` for invalid JSON. */
export type HostFault = keyof typeof ru.add.repository.fault;

export class HostError extends Error {
  readonly fault: HostFault;
  readonly until: Date | undefined;

  constructor(fault: HostFault, until?: Date) {
    super(fault);
    this.fault = fault;
    this.until = until;
  }
}

export interface Snapshot {
  readonly commit: string;
  readonly hashes: ReadonlyMap<string, string>;
  readonly texts: ReadonlyMap<string, string>;
}

export type ChangedFiles = ReadonlyMap<string, string | Blob>;

export interface Run {
  /** A workflow that has succeeded may still be waiting for the web server. */
  readonly status: 'publishing' | 'failed';
  readonly url: string;
  readonly step?: string | undefined;
}

type LoggedCommit = { readonly sha: string; readonly commit: { readonly message: string } };

export interface Repository {
  access(): Promise<void>;
  head(): Promise<string>;
  read(commit: string): Promise<Snapshot>;
  /**
   * @returns the new commit
   * @throws {HostError} `moved` or `gone` when the branch has other commits after `base`
   */
  commit(base: Snapshot, files: ChangedFiles, message: string): Promise<string>;
  /** Commits that `commit` contains and `since` does not; none if `since` contains it. */
  log(since: string, commit: string): Promise<readonly LoggedCommit[]>;
  run(commit: string): Promise<Run | undefined>;
}
