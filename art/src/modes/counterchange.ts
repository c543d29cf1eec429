import { contrast, mix } from '../colour.ts'
import { toneColour } from '../tones.ts'
import type { Palette, Tone } from '../tones.ts'

const LEGIBLE = 1.7

/** The colour that stands out most against all the grounds. */
const clearest = (colours: readonly string[], grounds: readonly string[]) => {
  const worst = (colour: string) => Math.min(...grounds.map((ground) => contrast(colour, ground)))
  return colours.reduce((best, colour) => (worst(colour) > worst(best) ? colour : best))
}

/** The palette on the other side of an edge: field and surroundings exchange their tones, and lines follow. */
export const counterchanged = (palette: Palette): Palette => {
  const { field, zone, rim, accent, line, spot } = palette
  // Where the surroundings are hardly another tone than the field, the accent takes the field's place.
  const ground = contrast(rim, field) > 1.45 ? rim : accent
  const inked =
    contrast(line, ground) > LEGIBLE
      ? line
      : clearest([line, field, zone, spot, toneColour(palette, 'ink')], [ground])
  const paint = contrast(zone, ground) > 1.25 ? zone : field
  // Paint that would swallow the lines is thinned until it only tints the ground.
  const painted = contrast(inked, paint) > 1.4 ? paint : mix(ground, paint, 0.2)
  const legible = (tone: Tone) => {
    const colour = toneColour(palette, tone)
    return contrast(colour, ground) > 1.4 ? colour : inked
  }
  return {
    ...palette,
    rim: field,
    field: ground,
    stripe: mix(ground, painted, 0.12),
    zone: painted,
    accent: contrast(accent, ground) > 1.4 ? accent : field,
    line: inked,
    spot: legible('spot'),
    red: legible('red'),
    blue: legible('blue'),
    deep: legible('deep'),
    dirt: legible('dirt'),
  }
}
