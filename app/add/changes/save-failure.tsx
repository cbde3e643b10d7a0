import { useTranslation } from 'react-i18next';
import type { SaveAnswer } from '#catalogue/add/saving.ts';
import { cutAfterWord } from '#catalogue/texts/short-title.ts';

/** In UTF-16 units. */
const LONGEST_VALUE = 160;

interface SaveFailureProps {
  readonly answer: Exclude<SaveAnswer, { status: 'saved' }>;
  readonly heading: string;
}

export function SaveFailure({ answer, heading }: SaveFailureProps) {
  const { t } = useTranslation();
  switch (answer.status) {
    case 'problems':
      return (
        <div>
          <p>{heading}</p>
          <ul>
            {answer.problems.map(({ file, place, message, remedy }) => (
              <li key={`${file} ${place} ${message}`}>
                {`${[file, place].filter(Boolean).join(', ')}: ${message}; ${remedy}`}
              </li>
            ))}
          </ul>
        </div>
      );
    case 'conflict':
      return (
        <div>
          <p>{t('add.out.conflict')}</p>
          <ul>
            {answer.conflicts.map(({ path, saved }) => (
              <li key={path.join()}>
                {`${path.join(', ')}: ${cutAfterWord(JSON.stringify(saved) ?? '—', LONGEST_VALUE)}`}
              </li>
            ))}
          </ul>
        </div>
      );
    case 'failed':
      return <p>{`${t('add.out.failed')} ${answer.message}`}</p>;
    case 'busy':
      return <p>{t('add.out.busy')}</p>;
  }
}
