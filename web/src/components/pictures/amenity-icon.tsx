import { amenityIcons } from './amenity-icons.ts'
import { SpriteIcon, type IconLook } from './icon.tsx'

const icons = new Map<string, string>(Object.entries(amenityIcons))

/** The icon of an amenity of the reference list; a check for any other. */
export function AmenityIcon({ name, ...look }: IconLook & { name: string }) {
  return <SpriteIcon {...look} name={icons.get(name) ?? 'check'} />
}
