import { mix } from '../../colour.ts';
import type { Point } from '../../curve.ts';
import { type Compose, Scene } from '../../scene.ts';
import { mirror } from '../mirror.ts';
import { frameOf } from './frame.ts';
import { hills, mist, type River } from './mists.ts';
import { oarsman } from './oarsmen.ts';
import { reeds, shine } from './reeds.ts';
import { reflect } from './reflections.ts';
import { bank } from './river-banks.ts';
import { riverBetweenTrunks } from './river-between-trunks.ts';
import { glitter, water } from './seas.ts';
import { glowOf, sky } from './skies.ts';
import { winterBrook } from './winter-brook.ts';

/** A river comes out of the mist between wooded banks; a boat lies on it. In winter and on autumn evenings it is seen from elsewhere. */
export const mistyRiver: Compose = (scene, brief) => {
  if (brief.season === 'winter') return winterBrook(scene, brief);
  if (brief.season === 'autumn' && brief.hour === 'dusk') return riverBetweenTrunks(scene, brief);
  const { width: w, height: h, random, palette, framing, hour, medium } = brief;
  const frame = frameOf(brief);
  const isInk = medium === 'ink';
  const isLong = w / h > 2.5;
  const horizon =
    h *
    (isLong ? 0.56 : { wide: 0.47, middle: 0.44, close: 0.38 }[framing]) *
    random.between(0.96, 1.05);
  const sun: Point = [
    frame.at(random.between(0.58, 0.7), 0)[0],
    horizon * random.between(0.5, 0.72),
  ];
  sky(scene, brief, {
    horizon,
    sun,
    disc: hour !== 'day',
    clouds: hour === 'dusk' ? 'streaks' : hour === 'day' && !isInk ? 'heaps' : 'clear',
  });
  const river: River = { frame, horizon };
  const mirrored = new Scene();
  hills(mirrored, brief, river);
  scene.elements.push(...mirrored.elements);
  // In ink the water is the bare sheet.
  const deep = isInk
    ? mix(palette.white, palette.water, 0.3)
    : mix(palette.water, palette.dark, 0.3);
  const current = isInk ? palette.white : palette.water;
  water(scene, brief, {
    top: horizon,
    bottom: h,
    colours: [
      mix(palette.skyLow, current, isInk ? 1 : 0.2),
      mix(palette.skyLow, current, isInk ? 1 : 0.6),
      current,
      deep,
    ],
    crest: palette.skyLow,
    waves: 0,
    swell: 0.01,
  });
  reflect(scene, brief, mirrored.elements, {
    shore: horizon,
    into: current,
    share: 0.3,
    squash: 0.7,
  });
  mist(scene, brief, horizon);
  bank(scene, brief, river, {
    from: 1.06,
    to: random.between(0.46, 0.54),
    down: 0.09,
    tall: 0.15,
    depth: 0.52,
  });
  mist(scene, brief, horizon + (h - horizon) * 0.1);
  bank(scene, brief, river, {
    from: -0.06,
    to: random.between(0.36, 0.46),
    down: 0.27,
    tall: 0.4,
    depth: 0.14,
  });
  shine(scene, brief, horizon);
  if (hour !== 'day')
    glitter(scene, brief, {
      x: sun[0],
      top: horizon + (h - horizon) * 0.14,
      bottom: h * 0.92,
      colour: mix(glowOf(brief), palette.white, 0.2),
      spread: w * 0.05,
      count: 15,
    });
  // On an upright sheet the water below the boat is deep enough for a title.
  const across = random.between(0.56, 0.68);
  const out = random.between(0.42, 0.52) - (h > w ? 0.22 : 0);
  oarsman(scene, brief, {
    at: frame.at(across, (horizon + (h - horizon) * out) / h),
    long: Math.min(w, h * 1.4) * 0.15,
    side: -frame.side,
    into: deep,
  });
  reeds(scene, brief, frame);
  scene.seal(frame.at(isLong ? 0.965 : 0.93, isLong ? 0.2 : 0.88));
  // In autumn it is seen from its other bank.
  if (brief.season === 'autumn') mirror(scene, w);
};
