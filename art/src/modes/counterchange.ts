import { contrast, mix } from '../color.ts'
import { toneColor } from '../tones.ts'
import type { Palette, Tone } from '../tones.ts'

const legibleContrast = 1.7

/** The color with the highest minimum contrast to all grounds. */
const mostLegible = (colors: readonly string[], grounds: readonly string[]) => {
  const worst = (color: string) => Math.min(...grounds.map((ground) => contrast(color, ground)))
  return colors.reduce((best, color) => (worst(color) > worst(best) ? color : best))
}

/** The palette beyond the edge of a `swap` picture: field and surroundings trade colors, and lines stay legible. */
export const counterchanged = (palette: Palette): Palette => {
  const { field, zone, rim, accent, line, spot } = palette
  // Use the accent if the surroundings hardly differ from the field.
  const ground = contrast(rim, field) > 1.45 ? rim : accent
  const inked =
    contrast(line, ground) > legibleContrast
      ? line
      : mostLegible([line, field, zone, spot, toneColor(palette, 'ink')], [ground])
  const paint = contrast(zone, ground) > 1.25 ? zone : field
  // Dilute paint on which lines would be illegible to a tint of the ground.
  const painted = contrast(inked, paint) > 1.4 ? paint : mix(ground, paint, 0.2)
  const legible = (tone: Tone) => {
    const color = toneColor(palette, tone)
    return contrast(color, ground) > 1.4 ? color : inked
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
