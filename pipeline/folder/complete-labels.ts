import type { Labels, OwnLabels } from '#catalogue/texts/labels.ts';

export function completeLabels(own: OwnLabels, shipped: Labels): Labels {
  return complete(own as LabelGroup, shipped) as unknown as Labels;
}

interface LabelGroup {
  readonly [key: string]: string | LabelGroup | undefined;
}

function complete(own: LabelGroup, shipped: object): LabelGroup {
  const entries = Object.entries(shipped).map(([key, label]: [string, string | object]) => {
    const ownLabel = own[key];
    if (typeof label === 'object') {
      return [key, complete(typeof ownLabel === 'object' ? ownLabel : {}, label)];
    }
    return [key, typeof ownLabel === 'string' && ownLabel.trim() !== '' ? ownLabel : label];
  });
  return Object.fromEntries(entries);
}
