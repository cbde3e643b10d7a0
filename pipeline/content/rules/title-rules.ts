import { LONGEST_TITLE } from '#catalogue/words/short-title.ts';
import { type Finding, noticeAt } from '#pipeline/content/finding.ts';
import { counted, messages, told } from '#pipeline/messages.ts';

const say = messages(
  {
    long: (length: number) =>
      told(
        `the title has ${length} characters: page titles and link previews show only ${LONGEST_TITLE}`,
        'shorten it, and tell the rest in the text',
      ),
  },
  {
    long: (length) =>
      told(
        `в названии ${counted(length, ['знак', 'знака', 'знаков'])}: во вкладке и в карточке ссылки видны первые ${LONGEST_TITLE}`,
        'сократите его, а остальное расскажите в тексте',
      ),
  },
);

export function longTitleFindings(place: Pick<Finding, 'file' | 'path'>, title: string): Finding[] {
  const { length } = title.trim();
  if (length <= LONGEST_TITLE) return [];
  return [noticeAt(place, ...say().long(length))];
}
