/** The colors of a picture by their role. Only the first seven are required. */
export interface Palette {
  /** Surroundings of the field. */
  readonly rim: string
  readonly field: string
  /** Texture on the field: boards, mowing, ripples. Close to `field`. */
  readonly stripe: string
  /** Painted area of the field: key, end zone, service box. */
  readonly zone: string
  /** Second painted area, used sparingly. */
  readonly accent: string
  readonly line: string
  /** The ball and other focal points. */
  readonly spot: string
  /** Bare ground of a diamond or an arena. */
  readonly dirt?: string
  /** Under water, or a darker field tone. */
  readonly deep?: string
  readonly grass?: string
  /** Tree crowns. */
  readonly leaf?: string
  readonly red?: string
  readonly blue?: string
  readonly sand?: string
  readonly ink?: string
  readonly chalk?: string
  readonly shade?: string
}

export type Tone = keyof Palette

export type Palettes = readonly [Palette, ...Palette[]]

type Core = 'rim' | 'field' | 'stripe' | 'zone' | 'accent' | 'line' | 'spot'

/** A row of a palette table. */
export const inks = (
  ...[rim, field, stripe, zone, accent, line, spot, more]: [
    rim: string,
    field: string,
    stripe: string,
    zone: string,
    accent: string,
    line: string,
    spot: string,
    more?: Omit<Palette, Core>,
  ]
): Palette => ({ rim, field, stripe, zone, accent, line, spot, ...more })

// Fallbacks for optional tones.
const fallbackTones: Partial<Record<Tone, Tone>> = {
  dirt: 'zone',
  deep: 'zone',
  grass: 'rim',
  leaf: 'zone',
  red: 'spot',
  blue: 'accent',
}
// Colors that most palettes share.
const defaultColors: Partial<Record<Tone, string>> = {
  sand: '#e8d4a6',
  ink: '#15211d',
  chalk: '#fbf6ea',
  shade: '#06130f',
}

export const toneColor = (palette: Palette, tone: Tone): string => {
  const fallback = fallbackTones[tone]
  return palette[tone] ?? (fallback && palette[fallback]) ?? defaultColors[tone] ?? palette.line
}
