import type { IslandLabels } from '#app/ui/island.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';

// Some mail programs and messengers cut longer links.
const MAX_LINK_LENGTH = 1900;

export interface Channel {
  readonly kind: 'email' | 'chat' | 'form';
  readonly address: string | undefined;
  readonly label: string;
}

interface MessageWork {
  readonly id: number;
  readonly title: string;
  readonly url: string;
  readonly isGone: boolean;
}

type MessageLabels = Pick<
  IslandLabels,
  'aboutWork' | 'aboutWorks' | 'messageText' | 'messageSimilar' | 'messageAboutWorks'
>;

export function composeMessage(works: readonly MessageWork[], labels: MessageLabels) {
  const [work] = works;
  if (work && works.length === 1) {
    const { title, url, isGone } = work;
    const text = isGone ? labels.messageSimilar : labels.messageText;
    return {
      subject: fillLabel(labels.aboutWork, { title }),
      message: fillLabel(text, { title, address: url }),
    };
  }
  return {
    subject: fillLabel(labels.aboutWorks, { number: `${works.length}` }),
    message: fillLabel(labels.messageAboutWorks, { list: works.map(lineOf).join('\n') }),
  };
}

function lineOf({ title, url }: MessageWork): string {
  return `— ${title}: ${url}`;
}

export function replaceListByLink(
  message: string,
  works: readonly MessageWork[],
  urlOf: (ids: readonly number[]) => string,
): string {
  const idOf = new Map(works.map((work) => [lineOf(work), work.id]));
  const lines = message.split('\n');
  const ids = lines.flatMap((line) => idOf.get(line) ?? []);
  return lines
    .flatMap((line) => {
      const id = idOf.get(line);
      if (id === undefined) return line;
      return id === ids[0] ? urlOf(ids) : [];
    })
    .join('\n');
}

export function draftLink(channel: Channel, subject: string, messages: readonly string[]) {
  // The URL of a form carries no text.
  const carried = channel.kind === 'form' ? [] : messages;
  const links = carried.map((message) => linkTo(channel, subject, message));
  const href = links.find(({ length }) => length <= MAX_LINK_LENGTH);
  return { href: href ?? linkTo(channel, subject, ''), isEmpty: href === undefined };
}

function linkTo({ kind, address = '' }: Channel, subject: string, message: string): string {
  if (kind === 'form') return address;
  if (kind === 'email') {
    // RFC 6068, 5: line breaks are %0D%0A.
    const body = encodeURIComponent(message.replace(/\r?\n/g, '\r\n'));
    return `mailto:${address}?subject=${encodeURIComponent(subject)}${body && `&body=${body}`}`;
  }
  const url = new URL(address);
  url.search = message && `?text=${encodeURIComponent(message)}`;
  return url.href;
}
