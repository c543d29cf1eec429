import * as z from 'zod'

/** The pin is the default. */
export const mapIconTypes = ['Pin', 'Circle', 'Star'] as const
export const MapIconType = z.enum(mapIconTypes)
export type MapIconType = z.infer<typeof MapIconType>

/** Scale factors of the icon's path. */
export const mapIconScales: Readonly<Record<MapIconType, number>> = { Pin: 0.055, Circle: 0.04, Star: 0.05 }

/** CSS color names. */
export const mapIconColors: Readonly<Record<MapIconType, string>> = {
  Pin: 'red',
  Circle: 'grey',
  Star: 'yellow',
}
