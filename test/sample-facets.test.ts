import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { CatalogueWork } from '#catalogue/catalogue.ts';
import type { GalleryEntry } from '#catalogue/content/gallery-entry.ts';
import type { Facet, FacetValues } from '#catalogue/find/facet.ts';
import { facetIndex } from '#catalogue/find/facets.ts';
import { isListed } from '#catalogue/works/artwork.ts';

/** Read out of the sample by eye: id, technique, ground, size, format, places, year; a dash where nothing is said. */
const BY_HAND = `
165 pastel paper 100 upright soligorsk 2025
164 oil canvas 100 wide polesia 2025
163 ink rice-paper 60 upright minsk 2025
162 ink rice-paper 100 upright minsk 2025
161 watercolor paper 60 wide - 2025
160 oil canvas 60 wide minsk 2025
159 ink rice-paper 100 upright minsk 2025
157 oil canvas 100 wide - 2025
156 pastel kraft-paper 60 wide minsk 2024
155 watercolor paper 60 upright minsk 2024
154 watercolor rice-paper 60 wide - -
153 ink rice-paper 60 square minsk 2024
152 charcoal paper 60 upright minsk 2024
151 oil canvas 100 wide - 2024
150 oil canvas 100 upright minsk 2024
149 oil canvas 100 upright minsk 2024
148 watercolor paper 60 wide minsk 2024
147 acrylic canvas 100 upright minsk 2024
146 ink+watercolor rice-paper 100 upright minsk 2024
145 oil canvas 60 upright minsk 2024
144 ink rice-paper larger wide minsk 2023
143 ink rice-paper 100 wide minsk 2023
142 charcoal paper 60 wide polesia 2023
141 oil canvas 60 wide minsk 2023
140 oil canvas larger wide polesia 2023
139 oil canvas 100 wide minsk 2023
138 oil canvas 100 wide polotsk 2023
137 sepia paper 60 upright moscow 2023
136 pastel paper 100 upright polesia 2023
135 pastel paper 100 wide - -
134 ink rice-paper 100 upright - 2022
133 oil canvas larger wide - 2022
132 watercolor rice-paper 100 upright minsk 2022
130 oil canvas 100 upright polesia 2022
129 ink rice-paper 60 square - 2022
128 pastel paper 60 wide - 2022
127 charcoal kraft-paper 60 upright minsk 2022
126 oil canvas 100 upright minsk 2022
125 oil canvas 100 upright polesia 2022
124 watercolor rice-paper 60 square minsk 2022
123 oil canvas 60 wide - 2022
122 oil canvas 60 square minsk 2021
121 oil canvas 60 wide minsk 2021
120 ink rice-paper 100 upright - 2021
119 watercolor paper 60 wide - 2021
118 mixed-media rice-paper 60 square - 2021
117 watercolor rice-paper 100 wide minsk 2021
116 acrylic canvas 100 wide minsk 2021
115 acrylic canvas 60 square minsk 2021
114 watercolor rice-paper 60 upright minsk 2021
113 watercolor paper 60 wide - 2021
112 mixed-media paper 60 upright minsk 2020
111 sepia paper 60 wide minsk 2020
110 - - - upright - 2020
109 oil canvas 100 wide alushta+crimea 2020
108 oil canvas 100 wide crimea+sudak 2020
107 oil canvas 100 wide crimea+simeiz 2020
106 - - - upright - -
105 watercolor paper 60 upright minsk 2020
103 watercolor paper 60 wide minsk 2020
102 oil canvas 100 upright minsk 2020
101 watercolor paper 60 upright moscow 2019
100 ink rice-paper larger scroll moscow 2019
99 oil canvas 100 wide alushta+crimea 2019
98 oil canvas 100 wide alushta+crimea 2019
97 watercolor paper 60 upright alushta+crimea 2019
96 watercolor paper 60 upright crimea+simeiz 2019
95 pastel kraft-paper 60 upright crimea 2019
94 oil canvas-on-board 60 upright crimea+simeiz 2019
93 acrylic canvas 60 square crimea+simeiz 2019
92 pastel paper 100 wide minsk 2018
91 oil canvas 100 wide alushta+crimea 2018
90 acrylic canvas 100 square moscow 2018
89 oil canvas 100 wide crimea 2018
88 watercolor paper 60 wide alushta+crimea 2018
87 oil canvas 100 upright moscow 2018
86 ink rice-paper 60 square crimea+simeiz 2018
85 pastel kraft-paper 60 upright - 2018
84 oil canvas 60 upright crimea+simeiz -
83 watercolor rice-paper 60 upright moscow 2017
82 oil hardboard 60 upright moscow 2017
81 pastel paper 100 wide crimea+simeiz 2017
80 sepia paper - upright alushta+crimea 2017
79 acrylic canvas 100 wide crimea 2017
78 acrylic canvas 60 wide crimea 2017
76 oil canvas 60 square moscow 2017
75 - - - upright crimea 2017
74 pastel kraft-paper 60 square minsk 2016
73 watercolor paper 60 upright - 2016
72 acrylic hardboard 60 square alushta+crimea 2016
71 sepia paper 100 wide crimea+sudak 2016
70 watercolor paper 60 upright crimea 2016
69 pastel paper 60 wide - 2016
68 pencil paper 60 upright - 2016
67 acrylic canvas 100 wide moscow 2016
66 oil hardboard 60 wide crimea 2015
65 ink rice-paper 100 upright crimea 2015
64 watercolor paper 60 wide crimea 2015
63 pencil paper 30 upright crimea+simeiz 2015
62 oil hardboard 60 upright alushta+crimea 2015
61 ink rice-paper larger scroll - 2015
60 watercolor paper 60 wide china+hangzhou 2014
59 ink rice-paper larger scroll china 2014
58 watercolor rice-paper 100 wide china+hangzhou 2014
57 ink rice-paper 100 square china 2014
56 ink rice-paper 100 wide china+hangzhou 2014
55 sepia paper 60 wide china 2014
54 ink rice-paper larger scroll china 2014
53 ink rice-paper larger wide china 2014
52 ink rice-paper 100 upright china+hangzhou 2014
50 ink rice-paper 100 upright china 2013
49 ink rice-paper 60 square china+hangzhou 2013
48 watercolor rice-paper 100 wide china 2013
47 ink rice-paper 100 upright china 2013
46 ink rice-paper larger scroll china 2013
45 oil canvas 60 upright china+hangzhou 2013
44 watercolor+liner paper 60 wide china 2013
43 ink rice-paper 60 wide china+hangzhou 2013
42 ink rice-paper 100 wide china+hangzhou 2013
41 acrylic canvas 100 wide china 2012
40 watercolor rice-paper 100 upright china+hangzhou 2012
38 ink rice-paper 60 square china+hangzhou 2012
37 ink rice-paper larger scroll china 2012
36 watercolor paper 60 wide china+hangzhou 2012
35 ink rice-paper 100 square china 2012
34 ink rice-paper 60 square china 2012
33 ink rice-paper larger scroll china 2011
32 ink rice-paper 100 upright china 2011
31 pencil kraft-paper 60 upright china 2011
30 liner paper 60 upright china 2011
29 pastel kraft-paper 60 wide minsk 2010
27 pastel kraft-paper 60 upright - 2010
26 oil hardboard 60 wide soligorsk 2010
25 oil canvas 60 wide polesia -
24 oil canvas-on-board 60 square - -
23 pastel paper 100 wide - 2009
22 oil canvas 100 upright - 2009
21 - - - wide - 2009
20 charcoal paper 60 upright minsk 2009
19 oil hardboard 60 wide soligorsk 2008
18 oil canvas 60 upright - -
17 oil canvas 60 upright soligorsk 2008
16 oil canvas 60 square - 2008
15 watercolor paper 60 upright - 2007
14 oil hardboard 60 wide soligorsk 2007
13 oil hardboard 60 square soligorsk 2007
12 sepia paper 60 upright - 2006
11 liner paper 60 wide novogrudok 2006
10 oil hardboard 60 upright - -
9 pastel kraft-paper 60 wide - 2006
8 watercolor paper 60 wide - 2005
7 oil canvas 60 wide - 2005
6 liner paper 30 upright polotsk 2004
5 oil canvas 100 upright - 2004
3 oil hardboard 60 upright - 2003
2 watercolor paper 60 wide - 2003
1 charcoal paper 60 upright soligorsk 2003
`;

const content = fileURLToPath(new URL('../content/', import.meta.url));
const read = (file: string) => JSON.parse(readFileSync(content + file, 'utf8'));
const entries = read('gallery.json') as GalleryEntry[];
const { vocabulary } = read('locales/en/translation.json');

const works = await Promise.all(
  entries.map(async (entry): Promise<CatalogueWork> => {
    const { width, height } = await sharp(`${content}images/gallery/${entry.src}`).metadata();
    const photo = { name: entry.src, width, height, colour: '#000000', widths: [width] };
    return { entry, words: {}, photo, detailPhotos: [] };
  }),
);
const index = facetIndex({ works, vocabulary, site: read('site.json') });

const asRow = (id: number, values: FacetValues) =>
  [
    id,
    ...[values.technique, values.ground, values.size, values.format, values.place, values.year].map(
      (each) => each.join('+') || '-',
    ),
  ].join(' ');

test('it finds of every listed work what the table made by hand says', () => {
  const derived = Array.from(index.valuesOf, ([id, values]) =>
    asRow(id, { ...values, place: values.place.toSorted() }),
  );
  const byId = (row: string) => Number(row.split(' ')[0]);
  expect(derived.toSorted((a, b) => byId(b) - byId(a))).toEqual(BY_HAND.trim().split('\n'));
  expect(derived).toHaveLength(entries.filter(isListed).length);
});

test('it counts the works of every value, and knows the ten years around each', () => {
  for (const [id, { decade, year }] of index.valuesOf) {
    expect(decade, String(id)).toEqual(year.map((each) => `${each.slice(0, 3)}0s`));
  }
  const told = (facet: Facet) => index.facets[facet].map(({ value, count }) => `${value} ${count}`);
  expect(told('availability')).toEqual([
    'available 1',
    'reserved 1',
    'sold 1',
    'collection 1',
    'not-for-sale 1',
  ]);
  expect([...told('technique'), ...told('place')].join(', ')).toMatchInlineSnapshot(
    `"oil 48, acrylic 10, watercolor 30, ink 32, pastel 15, sepia 6, charcoal 5, pencil 3, liner 4, mixed-media 2, minsk 37, china 29, crimea 28, hangzhou 11, alushta 9, moscow 9, simeiz 8, polesia 7, soligorsk 7, polotsk 2, sudak 2, novogrudok 1"`,
  );
});
