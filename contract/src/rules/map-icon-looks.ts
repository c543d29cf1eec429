// Without zod, because the map in the browser uses it.

/** The pin is the default. */
export const mapIconTypes = ['Pin', 'Circle', 'Star'] as const
type MapIconType = (typeof mapIconTypes)[number]

/** Scale factors of the icon's path, which is 512 px high. */
export const mapIconScales: Readonly<Record<MapIconType, number>> = { Pin: 0.055, Circle: 0.04, Star: 0.05 }

/** CSS color names. */
export const mapIconColors: Readonly<Record<MapIconType, string>> = {
  Pin: 'red',
  Circle: 'grey',
  Star: 'yellow',
}

/** Around each icon, for contrast with the map in both themes. */
export const mapIconOutline = '#14211d'
