import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '#app/editor/button.tsx';
import styles from '#app/editor/editor.module.css';
import { Control } from '#app/editor/fields/control.tsx';
import { repositoryHost } from '#catalogue/schema/repository-host.ts';
import { HostError } from './repository.ts';
import type { QueuedSave, RepositoryTarget } from './repository-target.ts';
import { openRepository, type RepositorySource, type StoredAccess } from './use-target.ts';

const REFRESH_MS = 15_000;

interface SetupProps {
  readonly source: RepositorySource;
  readonly onAccess: (access: StoredAccess | undefined) => void;
}

interface PanelProps extends SetupProps {
  readonly access: StoredAccess | undefined;
  readonly repository: RepositoryTarget | undefined;
}

export function RepositoryPanel({ access, repository, ...setup }: PanelProps) {
  const { t } = useTranslation();
  if (!access || !repository) return <Setup {...setup} />;
  const { name } = repositoryHost(setup.source.url);
  const date = access.expires && new Date(access.expires).toLocaleDateString();
  return (
    <section className={styles.notice} aria-label={t('add.repository.heading')}>
      <p>
        {t('add.repository.connected', { name })} {date && t('add.repository.ends', { date })}
      </p>
      {access.isPublic && <p>{t('add.repository.public')}</p>}
      <Saves repository={repository} />
      <ConfirmButton
        label={t('add.repository.remove')}
        question={t('add.repository.removeQuestion')}
        confirm={t('add.repository.remove')}
        onConfirm={() => setup.onAccess(undefined)}
      />
    </section>
  );
}

function Setup({ source, onAccess }: SetupProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'idle' | 'testing' | HostError['fault'] | 'cors'>('idle');
  const { kind, name, tokenPage } = repositoryHost(source.url);
  const connect = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const token = String(values.get('token')).trim();
    setState('testing');
    try {
      const { isPublic } = await openRepository(source, token).access();
      onAccess({ token, isPublic, expires: String(values.get('expires')) });
    } catch (error) {
      const fault = error instanceof HostError ? error.fault : 'connection';
      setState(fault === 'connection' && kind === 'gitea' ? 'cors' : fault);
    }
  };
  return (
    <form className={styles.notice} onSubmit={connect}>
      <h2>{t('add.repository.heading')}</h2>
      <p>
        {t('add.repository.intro', { name })}{' '}
        <a href={tokenPage} target="_blank" rel="noreferrer">
          {t('add.repository.create')}
        </a>
      </p>
      <Control
        label={t('add.repository.token')}
        {...{ name: 'token', type: 'password', autoComplete: 'off', required: true }}
      />
      <Control label={t('add.repository.expires')} name="expires" type="date" />
      <button type="submit" className={styles.primary}>
        {t('add.repository.connect')}
      </button>
      <p role="status">{state === 'testing' && t('add.repository.testing')}</p>
      <p role="alert">
        {state !== 'idle' && state !== 'testing' && t(`add.repository.fault.${state}`)}
      </p>
    </form>
  );
}

function Saves({ repository }: { readonly repository: RepositoryTarget }) {
  const { t } = useTranslation();
  const { saves, fault } = useSyncExternalStore(repository.onReport, repository.report);
  // Synchronizes with the host and the published site.
  useEffect(() => {
    const refresh = () => repository.refresh().catch(reportError);
    const timer = setInterval(refresh, REFRESH_MS);
    addEventListener('online', refresh);
    return () => {
      clearInterval(timer);
      removeEventListener('online', refresh);
    };
  }, [repository]);
  return (
    <div role="status">
      <ul>
        {[...saves.values()].map(({ id, change, status, run }) => (
          <li key={id}>
            {titleOf(change) || t(`add.repository.kind.${change[0]?.kind ?? 'texts'}`)}
            {': '}
            {t(`add.repository.status.${status}`)}{' '}
            {status === 'failed' && run && <a href={run.url}>{run.step}</a>}
          </li>
        ))}
      </ul>
      {fault && (
        <p>
          {t(`add.repository.fault.${fault.fault}`)} {fault.until?.toLocaleTimeString()}
        </p>
      )}
    </div>
  );
}

function titleOf([edit]: QueuedSave['change']): string | undefined {
  if (edit?.kind === 'post') return (edit.value ?? edit.base)?.title;
  const work = edit?.kind === 'work' && (edit.value ?? edit.base);
  return work ? Object.values(work.texts)[0]?.title : undefined;
}
