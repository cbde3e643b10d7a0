import { type LoadedWork, loadWorks } from '#app/lightbox/load-works.ts';
import { pictureCandidates, pictureSources } from '#app/pictures/picture-candidates.ts';
import { readSelection } from '#app/ui/selection.ts';
import { type HungWork, hang, wallHeight } from '#catalogue/works/hanging.ts';
import { toldSize } from '#catalogue/works/work-size.ts';

/** A work that can be hung beside that of the page. */
interface Offer {
  readonly hung: HungWork;
  readonly place: HTMLElement;
  readonly box: HTMLInputElement;
}

/**
 * Lets the works of the visitor's selection be hung beside that of the page, on its other side than what stands there,
 * as far as their sizes are known.
 *
 * Synchronizes with the choices of the page, and the host. Rejects when the works do not come.
 */
export async function offerSelection(wall: HTMLElement): Promise<void> {
  const choices = wall.querySelector<HTMLElement>('[data-offered]');
  const room = wall.querySelector<HTMLElement>('[data-room]');
  const own = room?.querySelector<HTMLElement>('[data-cm]:not([data-beside])');
  if (!choices || !room || !own) return;
  const offered = choices.dataset.offered?.split(',').map(Number) ?? [];
  const ids = readSelection().map(({ id }) => id);
  const works = await loadWorks(ids.filter((id) => !offered.includes(id)));
  const lowest = Number(room.dataset.room);
  const offers: Offer[] = [];
  const show = () => {
    const shown = offers.filter(({ box }) => box.checked);
    for (const { place, box } of offers) {
      if (!box.checked) place.remove();
      else if (!place.isConnected) own.parentElement?.append(place);
    }
    const width = shown.reduce((sum, { hung }) => sum + hung.width, 0);
    const height = Math.max(lowest, wallHeight(shown.map(({ hung }) => hung)));
    room.style.setProperty('--others-width', String(width));
    room.style.setProperty('--others-count', String(shown.length));
    room.style.setProperty('--wall-height', String(height));
    room.dataset.room = String(height);
  };
  for (const work of works) {
    const size = toldSize(work);
    if (!size) continue;
    const hung = hang(size);
    const place = own.cloneNode() as HTMLElement;
    for (const [name, cm] of Object.entries(hung)) place.style.setProperty(`--cm-${name}`, `${cm}`);
    place.append(pictureOf(work, hung));
    const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
    box.addEventListener('change', show);
    choices.append(labelOf(work, box));
    offers.push({ hung, place, box });
  }
  if (offers.length > 0) choices.hidden = false;
}

function labelOf({ title }: LoadedWork, box: HTMLInputElement): HTMLElement {
  const label = document.createElement('label');
  const words = document.createElement('span');
  words.textContent = title.text;
  if (title.language !== document.documentElement.lang) words.lang = title.language;
  label.append(box, words);
  return label;
}

/** As `Picture` shows it; a wall is hardly higher than the window. */
function pictureOf({ photo, title }: LoadedWork, { width }: HungWork): HTMLPictureElement {
  const sizes = `${Math.ceil(width * 0.36)}vh`;
  const picture = document.createElement('picture');
  for (const { srcSet, ...source } of pictureSources({ photo, sizes })) {
    picture.append(Object.assign(document.createElement('source'), source, { srcset: srcSet }));
  }
  const { width: widthPx, height } = photo;
  const srcset = pictureCandidates(photo, 'jpg');
  const image = { alt: title.text, sizes, srcset, width: widthPx, height };
  picture.append(Object.assign(document.createElement('img'), image));
  return picture;
}
