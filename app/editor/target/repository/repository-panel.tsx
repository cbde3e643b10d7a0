import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ConfirmButton, Control } from '#app/editor/controls.tsx';
import styles from '#app/editor/editor.module.css';
import { useLanguage } from '#app/ui/i18n/page-path.ts';
import { LONGEST_TOKEN_DAYS, repositoryHost } from '#catalogue/schema/repository-host.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';
import { HostError, type HostFault } from './repository.ts';
import type { QueuedSave } from './repository-target.ts';
import {
  type Connection,
  openRepository,
  type RepositorySource,
  type useTarget,
} from './use-target.ts';

const REFRESH_MS = 15_000;

interface PanelProps extends Omit<ReturnType<typeof useTarget>, 'target'> {
  readonly source: RepositorySource;
}

export function RepositoryPanel({ connection, ...setup }: PanelProps) {
  return connection ? <ConnectionView {...{ connection, ...setup }} /> : <Setup {...setup} />;
}

function Setup({ source, onAccess }: Omit<PanelProps, 'connection'>) {
  const { t } = useTranslation();
  const [state, setState] = useState<'testing' | HostFault>();
  const [token, setToken] = useState('');
  const { kind, name, tokenPage } = repositoryHost(source.url);
  const connect = async (entered: string) => {
    setState('testing');
    try {
      await openRepository(source, entered.trim()).access();
      const latest = new Date(Date.now() + LONGEST_TOKEN_DAYS * 86_400_000);
      const expires = kind === 'github' ? latest.toISOString().slice(0, 10) : '';
      onAccess({ token: entered.trim(), expires });
    } catch (error) {
      const fault = error instanceof HostError ? error.fault : 'connection';
      setState(fault === 'connection' && kind === 'gitea' ? 'cors' : fault);
    }
  };
  const enter = (entered: string) => {
    setToken(entered);
    const isPasted = entered.length > token.length + 1;
    if (isPasted) connect(entered);
  };
  const fault = state !== 'testing' && state;
  return (
    <section className={styles.notice}>
      <h2>{t('add.repository.heading')}</h2>
      <p>
        {t('add.repository.intro', { name })}{' '}
        <a href={tokenPage} target="_blank" rel="noreferrer">
          {t('add.repository.create')}
        </a>
      </p>
      <p>{t('add.repository.public')}</p>
      <Control
        label={t('add.repository.token')}
        {...{ type: 'password', autoComplete: 'off', value: token, onChange: enter }}
        messages={fault ? [{ text: t(`add.repository.fault.${fault}`), isError: true }] : []}
      />
      <Button className={styles.primary} onClick={() => connect(token)}>
        {t('add.repository.connect')}
      </Button>
      <p role="status">{state === 'testing' && t('add.repository.testing')}</p>
    </section>
  );
}

function ConnectionView({ connection, ...setup }: PanelProps & { connection: Connection }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { repository, token, expires } = connection;
  const { saves, fault } = useSyncExternalStore(repository.onReport, repository.report);
  // Checks regularly what has arrived at the host and on the published site.
  useEffect(() => {
    const refresh = () => repository.refresh().catch(reportError);
    const timer = setInterval(refresh, REFRESH_MS);
    addEventListener('online', refresh);
    return () => {
      clearInterval(timer);
      removeEventListener('online', refresh);
    };
  }, [repository]);
  const { name } = repositoryHost(setup.source.url);
  const time = fault?.until?.toLocaleTimeString(language, { timeStyle: 'short' });
  const needsToken = /token|permission|gone/.test(`${fault?.fault}`);
  return (
    <>
      <section className={styles.notice} aria-label={t('add.repository.heading')}>
        <ul aria-live="polite" className={styles.stack}>
          {[...saves.values()].map(({ id, change, status, run }) => (
            <li key={id}>
              {titleOf(change) || t(`add.repository.kind.${change[0]?.kind ?? 'texts'}`)}
              {`: ${t(`add.repository.status.${status}`)} `}
              {status === 'failed' && run && <a href={run.url}>{run.step}</a>}
            </li>
          ))}
        </ul>
        <p role="alert">
          {fault && t(`add.repository.fault.${fault.fault}`)}
          {time && ` ${t('add.repository.until', { time })}`}
        </p>
        {!needsToken && (
          <details>
            <summary>{t('add.repository.connected', { name })}</summary>
            <div className={styles.stack}>
              <Control
                label={t('add.repository.ends')}
                type="date"
                value={expires}
                onChange={(entered) => setup.onAccess({ token, expires: entered })}
              />
              <ConfirmButton
                label={t('add.repository.remove')}
                question={t('add.repository.removeQuestion')}
                confirm={t('add.repository.remove')}
                onConfirm={() => setup.onAccess(undefined)}
              />
            </div>
          </details>
        )}
      </section>
      {needsToken && <Setup {...setup} />}
    </>
  );
}

function titleOf([edit]: QueuedSave['change']): string | undefined {
  if (edit?.kind === 'post') return (edit.value ?? edit.base)?.title;
  const work = edit?.kind === 'work' && (edit.value ?? edit.base);
  return work ? work.texts[firstLanguage()]?.title : undefined;
}
