/** The parts a colour can play in a picture. Every palette has the first seven. */
export interface Palette {
  /** Around the field. */
  readonly rim: string
  readonly field: string
  /** Texture on the field: boards, mowing, ripples. Close to `field`. */
  readonly stripe: string
  /** The field's painted part: key, end zone, service box. */
  readonly zone: string
  /** A second painted part, used sparingly. */
  readonly accent: string
  readonly line: string
  /** The ball and whatever else should be found first. */
  readonly spot: string
  /** Bare ground of a diamond or an arena. */
  readonly dirt?: string
  /** Below the surface, or a darker second field tone. */
  readonly deep?: string
  readonly grass?: string
  /** Crowns of trees. */
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

/** One row of a table of palettes. */
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

// What stands in for a part that a palette does not name, and what is the same in all of them.
const STAND_INS: Partial<Record<Tone, Tone>> = {
  dirt: 'zone',
  deep: 'zone',
  grass: 'rim',
  leaf: 'zone',
  red: 'spot',
  blue: 'accent',
}
const CONSTANTS: Partial<Record<Tone, string>> = {
  sand: '#e8d4a6',
  ink: '#15211d',
  chalk: '#fbf6ea',
  shade: '#06130f',
}

export const toneColour = (palette: Palette, tone: Tone): string => {
  const standIn = STAND_INS[tone]
  return palette[tone] ?? (standIn && palette[standIn]) ?? CONSTANTS[tone] ?? palette.line
}
