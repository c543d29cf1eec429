import { namedFlavor, type Flavor } from '@protomaps/basemaps'
import type { MapColors } from './map-colors.ts'

/** `part` of the second color in the first one. Both are `rgb(…)`, as the browser computes tokens. */
export function mix(one: string, other: string, part: number): string {
  const [a, b] = [channels(one), channels(other)]
  return `rgb(${a.map((value, at) => Math.round(value + ((b[at] ?? value) - value) * part)).join(', ')})`
}

const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)

/** The street map in the product's colors: quiet land, roads by their contrast with it. */
export function streetFlavor(colors: MapColors): Flavor {
  const { land, otherLand, water, line, label, place, circle: green } = colors
  const base = namedFlavor('light')
  const [faint, minor, major, highway] = [0.06, 0.12, 0.2, 0.3].map((part) => mix(land, label, part))
  const colorOf = (name: string): string | undefined => {
    if (/casing|halo|^pier$/.test(name)) return land
    if (/^park|^wood|^scrub|^zoo/.test(name)) return mix(land, green, 0.1)
    if (/label/.test(name)) return /city|subplace/.test(name) ? place : label
    if (/highway/.test(name)) return highway
    if (/major/.test(name)) return major
    if (/minor|other|link|pedestrian|runway/.test(name)) return minor
    if (/background|earth/.test(name)) return land
    if (/sand|beach|glacier/.test(name)) return otherLand
    if (/railway|boundaries/.test(name)) return line
    if (name === 'buildings') return mix(land, label, 0.1)
    return name === 'water' ? water : faint
  }
  const { pois: _pois, landcover: _landcover, ...plain } = base
  const ours = Object.fromEntries(Object.keys(plain).map((name) => [name, colorOf(name)]))
  return { ...plain, ...ours, regular: 'Medium', bold: 'SemiBold', italic: 'Medium' }
}
