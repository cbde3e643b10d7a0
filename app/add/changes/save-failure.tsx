import { useTranslation } from 'react-i18next';
import type { SaveAnswer } from '#catalogue/add/saving.ts';

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
    case 'failed':
      return <p>{`${t('add.out.failed')} ${answer.message}`}</p>;
    case 'busy':
      return <p>{t('add.out.busy')}</p>;
  }
}
