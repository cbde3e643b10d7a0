import { type LoadedWork, loadWorks } from '#app/islands/lightbox/load-works.ts';
import { sharedPath } from '#app/islands/share/share.client.ts';
import { ScriptButton } from '#app/ui/button.tsx';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { pageLanguage } from '#app/ui/i18n/page-path.ts';
import type { IslandLabels } from '#app/ui/island.ts';
import { PageLink } from '#app/ui/link.tsx';
import { slideshowFile } from '#app/ui/page-attributes.ts';
import primitives from '#app/ui/primitives.module.css';
import { printAlone } from '#app/ui/print-alone.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { escapeHtml } from '#catalogue/texts/escape-html.ts';
import { type Language, otherLanguages } from '#catalogue/texts/language.ts';
import styles from './selection.module.css';
import type { Message, ShownWork } from './selection-work.tsx';

interface ActionsProps {
  readonly works: readonly ShownWork[];
  readonly labels: IslandLabels;
}

interface SelectionActionsProps extends ActionsProps {
  readonly change: PlainButtonProps | undefined;
}

export function SelectionActions({ works, labels, change }: SelectionActionsProps) {
  const pathTo = paths(pageLanguage());
  const ids = works.map(({ id }) => id);
  return (
    <div className={styles.actions}>
      <PageLink className={primitives.primary} to={pathTo.contactAboutAll(ids)}>
        {labels.selection.write}
      </PageLink>
      {change && <PlainButton {...change} />}
      <ScriptButton {...sharedPath.props(urlOf(pathTo.sharedSelection(ids)))}>
        {labels.share.open}
      </ScriptButton>
      <ScriptButton {...slideshowFile.props()}>{labels.quiet.open}</ScriptButton>
    </div>
  );
}

interface PrintActionsProps extends ActionsProps {
  readonly siteUrl: string | undefined;
  readonly onMessage: (message: Message) => void;
}

export function PrintActions({ works, labels, siteUrl, onMessage }: PrintActionsProps) {
  const { sheetLabels, labelsInAll, labelsFailed, ...text } = labels.selection;
  const printLabels = async (languages: readonly Language[]) => {
    try {
      printAlone(await wallLabels(works, languages, siteUrl));
      onMessage({ text: '' });
    } catch {
      const onPress = () => printLabels(languages);
      onMessage({ text: labelsFailed, action: { label: labels.tryAgain, onPress } });
    }
  };
  const others = otherLanguages(pageLanguage());
  return (
    <div className={styles.actions}>
      <PlainButton label={text.print} onPress={() => print()} />
      <PlainButton label={sheetLabels} onPress={() => printLabels([])} />
      {others.length > 0 && <PlainButton label={labelsInAll} onPress={() => printLabels(others)} />}
    </div>
  );
}

export interface PlainButtonProps {
  readonly label: string;
  readonly onPress: () => void;
}

export function PlainButton({ label, onPress }: PlainButtonProps) {
  return (
    <button type="button" className={primitives.plain} onClick={onPress}>
      {label}
    </button>
  );
}

async function wallLabels(
  works: readonly ShownWork[],
  languages: readonly Language[],
  siteUrl: string | undefined,
): Promise<string> {
  const ids = works.map(({ id }) => id);
  const qr = siteUrl ? await import('#app/ui/qr-code.ts') : undefined;
  const translated = await Promise.all(languages.map((language) => loadWorks(ids, language)));
  const labels = works.map((work) => {
    const texts = [work, ...translated.flat().filter(({ id }) => id === work.id)];
    const code = qr?.qrCode(siteUrl + urlOf(work.path));
    const svg = code
      ? `<svg viewBox="0 0 ${code.size} ${code.size}" aria-hidden="true"><path d="${code.path}"/></svg>`
      : '';
    return `<li><div>${texts.map(labelText).join('')}</div>${svg}</li>`;
  });
  return `<ul class="${styles.labels}">${labels.join('')}</ul>`;
}

function labelText({ title, facts }: LoadedWork): string {
  const paragraphs = facts.map((line) => `<p>${escapeHtml(line)}</p>`);
  return `<h2 lang="${title.language}">${escapeHtml(title.text)}</h2>${paragraphs.join('')}`;
}
