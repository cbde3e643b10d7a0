import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveFailure } from '#app/add/changes/save-failure.tsx';
import type { SavedChange } from '#app/add/changes/saved-change.tsx';
import type { EditedFolder, SaveAnswer } from '#catalogue/add/saving.ts';
import { NEWS_FILE } from '#catalogue/change/folder-json.ts';
import { AskFirst } from '../ask-first.tsx';
import { sendTexts } from '../send-texts.ts';
import { postsIn } from './post-part.ts';

interface DeletePostProps {
  readonly folder: EditedFolder;
  readonly id: number;
  readonly onDeleted: (saved: SavedChange) => void;
}

export function DeletePost({ folder, id, onDeleted }: DeletePostProps) {
  const { t } = useTranslation();
  const [refused, setRefused] = useState<Exclude<SaveAnswer, { status: 'saved' }>>();
  const posts = postsIn(folder);
  const index = posts.findIndex((post) => post.id === id);
  const erase = async () => {
    const answer = await sendTexts([{ file: NEWS_FILE, path: [index], before: posts[index] }]);
    if (answer.status === 'saved') onDeleted(answer);
    else setRefused(answer);
  };
  return (
    <>
      <AskFirst
        label={t('add.studio.post.delete')}
        question={t('add.studio.post.deleteQuestion')}
        yes={t('add.studio.post.deleteYes')}
        onYes={erase}
      />
      <div role="alert">
        {refused && <SaveFailure answer={refused} heading={t('add.out.problems')} />}
      </div>
    </>
  );
}
